/**
 * Answers every address in the dev server like a host with the built site, including drafts: pages, pictures,
 * guides and texts are made on demand.
 */
import type { ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { KNOWLEDGE_ADDRESS } from "../../src/addresses/generated-addresses.ts";
import { splitAddress } from "../../src/addresses/redirects.ts";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import type { ReadablePage } from "../../src/assistant/passages.server.ts";
import { yearOf } from "../../src/content/files/clock.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import { buildSite, hostRedirects } from "../../src/pages/site.server.ts";
import { readablePage } from "../assistant/readable-pages.ts";
import { guides } from "../guide/guides.ts";
import { fileHeaders } from "../hosts/file-headers.ts";
import { redirection } from "../hosts/redirection.ts";
import { pictures } from "../pictures/pictures.ts";
import { type ContentSource, overlay, reload, sayVersion } from "./content.ts";
import { draftBannerStyles } from "./draft-banner.ts";
import { textFiles } from "./host-files.ts";
import { APPLICATION, BOOTSTRAP } from "./page-assets.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { feedArticles, type Renderer } from "./prerender.ts";

type Transport = typeof import("../../src/client/page-data-transport.ts");

interface Answer {
  readonly status: number;
  /** The path of its file, for the content type. */
  readonly path: string;
  readonly body: string | Buffer;
}

const PAGE = "/page.html";

/** The plugin. It runs after Vite's own middleware for modules. */
export function devSite(source: ContentSource): Plugin {
  return {
    name: "dev-site",
    configureServer: (server) => {
      let changes = 0;
      let hasFailed = false;
      server.watcher.on("all", () => {
        changes += 1;
        // A page with an error may not import the changed modules, so Vite would not reload it.
        if (hasFailed) reload(server);
        hasFailed = false;
      });
      const respond = async (address: string, response: ServerResponse): Promise<void> => {
        const before = changes;
        try {
          await send(server, source, address, response);
        } catch (error) {
          // Files that are half saved, or a half switched branch: try again.
          if (changes > before) return respond(address, response);
          hasFailed = true;
          throw error;
        }
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          respond(request.url ?? "/", response).catch(next);
        });
      };
    },
  };
}

async function send(server: ViteDevServer, source: ContentSource, address: string, response: ServerResponse) {
  const current = await source.current;
  const saying = sayVersion(source);
  const isRight = current.problems.length === 0;
  const moved = isRight && redirection(hostRedirects(current.content), address);
  if (moved) return response.writeHead(moved.status, { location: moved.href, "cache-control": "no-store" }).end();
  const { path } = splitAddress(address);
  const made = isRight ? await answer(server, current, path) : await brokenPage(server, current);
  const headers = { "content-type": fileHeaders(made.path)["content-type"], "cache-control": "no-store" };
  const body = made.path === PAGE ? made.body + saying : made.body;
  return response.writeHead(made.status, headers).end(body);
}

async function answer(server: ViteDevServer, current: LoadResult, path: string): Promise<Answer> {
  const renderer = await loadModule<Renderer>(server, "/src/entry.server.tsx");
  const body = (await makeFile(current, path, renderer)) ?? (await makeMarkdown(current, path, renderer));
  if (body !== undefined) return { status: 200, path, body };
  const dataOf = /^\/data(\/.+)\.json$/.exec(path)?.[1];
  const page = await renderer.renderPage(current.preview, dataOf ? addressOf(dataOf) : path);
  const { embedData, writePageFile } = await loadModule<Transport>(server, "/src/client/page-data-transport.ts");
  const { status, data, html } = page;
  // The dev server has a single release.
  const release = `/${APPLICATION}`;
  if (dataOf) return { status, path, body: writePageFile({ release, version: "", data: data ?? {} }) };
  // Every page loads the application, to show edits.
  const script = `<script type="module" src="/${BOOTSTRAP}" data-application="${release}" data-eager></script>`;
  const added = `${embedData(path, data)}${script}<style>${draftBannerStyles(current)}</style>`;
  const document = html.replace("</body>", () => `${added}</body>`);
  // Vite decodes the address, and some that are asked for can't be.
  const known = status === 404 ? "/404" : path;
  return { status, path: PAGE, body: await server.transformIndexHtml(known, document) };
}

/** The home page's files are named as files are. */
const addressOf = (file: string) => file.replace(/^\/index$/, "/");

/** @returns a page as Markdown; undefined for other addresses */
async function makeMarkdown({ preview }: LoadResult, path: string, renderer: Renderer): Promise<string | undefined> {
  const markdownOf = /^(\/.+)\.md$/.exec(path)?.[1];
  if (!markdownOf) return undefined;
  const { status, markdown, html } = await renderer.renderPage(preview, addressOf(markdownOf));
  return status === 200 ? (markdown ?? pageMarkdown(html)) : undefined;
}

/** @returns a file that isn't a page; undefined if there is none */
async function makeFile({ content, preview, moment }: LoadResult, path: string, renderer: Renderer) {
  const site = buildSite(content, yearOf(moment));
  if (path === KNOWLEDGE_ADDRESS) return knowledgeFile(content, await readPages(content, renderer));
  const texts = textFiles({ content, site, articles: () => feedArticles(content, renderer) });
  return texts.get(path)?.() ?? pictures(preview).get(path)?.draw() ?? guides(preview).get(path)?.make();
}

/** Every page in the assistant's format */
async function readPages(content: LoadResult["content"], renderer: Renderer): Promise<ReadablePage[]> {
  const pages = pageAddresses(content).map(async (address) => {
    const { markdown, html } = await renderer.renderPage(content, address);
    const text = markdown ?? pageMarkdown(html);
    return text === undefined ? [] : [readablePage(address, text, html)];
  });
  return (await Promise.all(pages)).flat();
}

async function loadModule<Module>(server: ViteDevServer, path: string): Promise<Module> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("The dev server can't run server code.");
  return environment.runner.import<Module>(path);
}

/** An empty page with the dev client, which shows the overlay and reloads once the mistakes are fixed. */
async function brokenPage(server: ViteDevServer, current: LoadResult): Promise<Answer> {
  const text = overlay(current).message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const page = `<!doctype html><title>Mistakes in content/</title><pre>${text}</pre>`;
  return { status: 500, path: PAGE, body: await server.transformIndexHtml("/", page) };
}
