import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/assistant/knowledge.ts";
import { countProblems, formatProblems } from "../../src/content/checking/report.ts";
import type { Content } from "../../src/content/content.server.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { BlobCache } from "../blob-cache.ts";
import { codeVersion } from "../code-version.ts";
import { guides } from "../guide/guides.ts";
import { PICTURE_SOURCES, type Picture, pictures } from "../pictures.ts";
import { watchContent } from "../watch-content.ts";
import type { ContentSource } from "./content-plugin.ts";
import { ribbonStyles } from "./ribbons.ts";

type PageModule = typeof import("../../src/entry.server.tsx");
type TransportModule = typeof import("../../src/client/page-data-transport.ts");

/** The dev server knows one release only. */
const APPLICATION = "/src/client/application.client.tsx";

/** The dev server's own pages: rendered at each request, with mistakes in content/ shown over the open page. */
export function devPages(source: ContentSource): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      if (process.env["VITEST"]) return;
      showEdits(server, source);
      return () => {
        server.middlewares.use((request, response, next) => {
          respond(server, source, request, response).catch(next);
        });
      };
    },
  };
}

/** The first step of a save may leave a file empty; longer would be felt. In milliseconds. */
const SETTLING = 20;

/**
 * Shows an edit in the open page, mistakes as an overlay. Vite's own watcher leaves content/ out (vite.config.ts): at each
 * edit it looks at every file of the folder, which takes a third of a second with thousands of articles.
 */
function showEdits(server: ViteDevServer, source: ContentSource): void {
  const watching = watchContent(server.config.root, SETTLING, () => {
    showContent(server, source).catch((error) => server.config.logger.error(String(error)));
  });
  server.httpServer?.on("close", () => watching.close());
}

async function showContent(server: ViteDevServer, source: ContentSource): Promise<void> {
  const before = await source.current;
  source.forget();
  const current = await source.current;
  const { hot } = server.environments.client;
  if (current.problems.length > 0) hot.send({ type: "error", err: overlay(current) });
  else if (before.problems.length > 0 || siteFacts(before) !== siteFacts(current)) reload(server);
  else hot.send("content:changed");
}

/** What is compiled into the application, or stands around every page, rather than being loaded with each. */
function siteFacts(current: LoadResult): string {
  const { content, problems } = current;
  if (problems.length > 0) return "";
  return JSON.stringify([
    ribbonStyles(current),
    ...content.tokens,
    content.one("contacts"),
    content.one("navigation"),
    content.one("redirects"),
  ]);
}

function reload(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  server.environments.client.hot.send({ type: "full-reload" });
}

function overlay({ problems, textOf }: LoadResult) {
  return {
    message: `${countProblems(problems)} in content/\n\n${formatProblems(problems, { textOf })}`,
    stack: "",
    plugin: "content:check",
  };
}

async function respond(
  server: ViteDevServer,
  source: ContentSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? "/", "http://localhost").pathname;
  const current = await source.current;
  const { preview: content, problems } = current;
  if (problems.length > 0) return send(response, 500, "text/html", await brokenPage(server, current));
  const data = /^\/data(\/.+)\.json$/.exec(address)?.[1];
  // Which files there are is put together from all articles: a page's data need not wait for that.
  const file = data ? undefined : await madeFile(server.config.root, content, address);
  if (file) return send(response, 200, ...file);
  const { renderPage } = await loadModule<PageModule>(server, "/src/entry.server.tsx");
  const { embedData, writePageFile } = await loadModule<TransportModule>(server, "/src/client/page-data-transport.ts");
  const page = await renderPage(content, data ? data.replace(/^\/index$/, "/") : address);
  if (data) {
    const json = writePageFile({ release: APPLICATION, version: "", data: page.data ?? {} });
    return send(response, page.status, "application/json", json);
  }
  // Every page loads the application, which shows edits.
  const script = `<script type="module" src="/src/client/bootstrap.client.ts" data-application="${APPLICATION}" data-eager></script>`;
  const ribbons = `<style>${ribbonStyles(current)}</style>`;
  const html = page.html.replace("</body>", () => `${embedData(address, page.data)}${script}${ribbons}</body>`);
  return send(response, page.status, "text/html", await server.transformIndexHtml(address, html));
}

/** @returns the type and the content of what the build makes beside pages */
async function madeFile(
  root: string,
  content: Content,
  address: string,
): Promise<[type: string, data: string | Buffer] | undefined> {
  const picture = pictures(content).get(address);
  if (picture) return [picture.type, await drawn(root, picture)];
  if (address === KNOWLEDGE_ADDRESS) return ["application/json", knowledgeFile(content)];
  const guide = guides(content).get(address);
  return guide && ["application/pdf", await guide.make()];
}

/** Drawing some pictures takes a while, so they are kept, in the same place as the build's. */
function drawn(root: string, { key, draw }: Picture): Promise<Buffer> {
  const cache = new BlobCache(root, "build");
  return cache.get(`picture ${codeVersion(root, PICTURE_SOURCES)} ${key}`, async () => Buffer.from(await draw()));
}

async function loadModule<Module>(server: ViteDevServer, path: string): Promise<Module> {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("The dev server can't run server code.");
  return environment.runner.import<Module>(path);
}

/** A page with nothing but the dev client, which shows the overlay and reloads once the mistakes are mended. */
async function brokenPage(server: ViteDevServer, current: LoadResult): Promise<string> {
  setImmediate(() => server.environments.client.hot.send({ type: "error", err: overlay(current) }));
  const text = overlay(current).message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return server.transformIndexHtml("/", `<!doctype html><title>Mistakes in content/</title><pre>${text}</pre>`);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const charset = typeof body === "string" ? "; charset=utf-8" : "";
  response.writeHead(status, { "content-type": type + charset, "cache-control": "no-store" });
  response.end(body);
}
