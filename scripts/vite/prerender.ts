/**
 * Builds the site: the browser's code, the server's code, and with that every address as a plain HTML file. A page whose data and code
 * are as they were is left alone.
 */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { splitPageAddress } from "../../src/addresses/pagination.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { feedEntries, pageAddresses } from "../../src/pages/page-lists.server.ts";
import type { FeedEntry } from "../../src/seo/feeds.ts";
import type { InlineStyles } from "../hosts/inline-styles.ts";
import { isPreview } from "../settings/preview.ts";
import { codeVersion } from "./code-version.ts";
import type { ContentSource } from "./content.ts";
import { writeDrawnFiles, writeHostFiles } from "./host-files.ts";
import { type Assets, readAssets } from "./page-assets.ts";
import { pageFiles, type UnstyledPage, unstyledPage } from "./page-document.ts";
import { classesIn, type PageStyles } from "./page-styles.ts";
import { type BuildRecord, hashOf, SiteFolder } from "./site-folder.ts";

/** Vite's list of the files that it built. */
const MANIFEST = ".vite/manifest.json";

export type Renderer = typeof import("../../src/entry.server.tsx");

/** The project's files that have a say in what a build makes, but for content. */
const SOURCES = ["src/**/*", "schemas/**/*", "scripts/**/*", "vite.config.ts", "tsconfig.json", "public/icon.svg"];

/** An address that no page has: what is rendered for it becomes 404.html. */
const UNKNOWN_ADDRESS = "/404";

/** The plugin that builds the browser's and the server's code, and renders every page with them. */
export function prerender(source: ContentSource, styles: PageStyles): Plugin {
  return {
    name: "prerender",
    buildApp: (builder) => buildSite(builder, source, styles),
  };
}

async function buildSite(builder: ViteBuilder, source: ContentSource, styles: PageStyles): Promise<void> {
  const { content, site, marks } = await source.checked();
  const { root, cacheDir, env, logger } = builder.config;
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The configuration knows no browser or no server.");
  const clientFiles = await filesOf(builder.build(client));
  await builder.build(ssr);
  const assets = readAssets(JSON.parse(clientFiles.get(MANIFEST)?.toString() ?? "{}"));
  const folder = new SiteFolder(resolve(root, client.config.build.outDir), cacheDir);
  const version = hashOf(JSON.stringify([codeVersion(root, SOURCES), env, isPreview(), site, assets]));
  const serverFolder = resolve(root, ssr.config.build.outDir);
  try {
    // Before pages fill the memory: pixels by the megabyte have V8 search all of it for garbage, again and again (decision 122).
    await writeDrawnFiles(content, version, folder);
    const renderer: Renderer = await import(pathToFileURL(join(serverFolder, "entry.server.js")).href);
    const { pages, rendered, sheets } = await renderPages({
      content,
      renderer,
      version,
      assets,
      styles: { choose: (pages) => marked(styles.choose(pages), marks) },
      folder,
    });
    const articles = await feedArticles(content, renderer);
    logger.info(`${rendered} of ${pages} pages were new or had changed.`);
    await writeHostFiles({ content, site, root, clientFiles, articles, sheets, folder, version });
    folder.finish();
  } finally {
    rmSync(serverFolder, { recursive: true, force: true });
  }
}

/** Adds the marks of a preview to each page's styles, which the security policy names by their hashes. */
function marked(chosen: ReadonlyMap<string, InlineStyles>, marks: string): Map<string, InlineStyles> {
  const sheets = new Map([...new Set(chosen.values())].map((sheet) => [sheet, { ...sheet, text: sheet.text + marks }]));
  return new Map([...chosen].map(([classes, sheet]) => [classes, sheets.get(sheet) ?? sheet]));
}

/** @returns the newest articles, with their whole texts */
export async function feedArticles(content: Content, renderer: Pick<Renderer, "renderForFeed">): Promise<FeedEntry[]> {
  const entries = feedEntries(content).map(async (entry) => ({
    ...entry,
    html: await renderer.renderForFeed(content, entry.address),
  }));
  return Promise.all(entries);
}

async function filesOf(build: ReturnType<ViteBuilder["build"]>): Promise<ReadonlyMap<string, Buffer>> {
  const result = await build;
  if (!("output" in result)) throw new Error("The bundler gave no files.");
  return new Map(result.output.map((file) => [file.fileName, Buffer.from(contentOf(file))]));
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

interface RenderOptions {
  readonly content: Content;
  /** The server's code. */
  readonly renderer: Pick<Renderer, "pageInputs" | "renderPage">;
  /** Changes with the code that renders. */
  readonly version: string;
  readonly assets: Assets;
  readonly styles: Pick<PageStyles, "choose">;
  readonly folder: SiteFolder;
}

/** A page on its way: as the last build left it, or rendered. */
interface PendingPage {
  readonly address: string;
  readonly key: string;
  readonly classes: string;
  readonly previous: BuildRecord | undefined;
  readonly page: UnstyledPage | undefined;
}

/**
 * Writes every page as HTML, and its data for client-side navigation.
 * @returns how many pages there are, how many of them were rendered, and the styles within them
 */
export async function renderPages(options: RenderOptions) {
  const { content, styles, folder } = options;
  const pending: PendingPage[] = [];
  for (const address of [...pageAddresses(content), UNKNOWN_ADDRESS]) {
    pending.push(await namingFile(content, address, () => findOrRender(options, address)));
  }
  const sheets = styles.choose(pending.map(({ classes }) => classes));
  let rendered = 0;
  for (const { address, key, classes, previous, page } of pending) {
    const sheet = sheets.get(classes);
    if (!sheet) throw new Error(`No styles were chosen for ${address}.`);
    const chosen = hashOf(sheet.text);
    if (previous?.styles === chosen) {
      folder.keep(address, previous);
      continue;
    }
    rendered += 1;
    const files = pageFiles(address, page ?? (await render(options, address)), sheet);
    folder.write(address, { key, classes, styles: chosen }, files);
  }
  return { pages: pending.length, rendered, sheets: new Set(sheets.values()) };
}

async function findOrRender(options: RenderOptions, address: string): Promise<PendingPage> {
  const { content, renderer, version, folder } = options;
  const key = hashOf(JSON.stringify([version, await renderer.pageInputs(content, address)]));
  const made = folder.find(address, key);
  if (made?.classes !== undefined) return { address, key, classes: made.classes, previous: made, page: undefined };
  const page = await render(options, address);
  return { address, key, classes: classesIn(page.html.toString()), previous: undefined, page };
}

async function render({ content, renderer, assets }: RenderOptions, address: string): Promise<UnstyledPage> {
  const page = await renderer.renderPage(content, address);
  if (page.status === 404 && address !== UNKNOWN_ADDRESS) throw new Error("no route renders this address");
  const html = isPreview() ? page.html.replace("</head>", '<meta name="robots" content="noindex"/></head>') : page.html;
  return unstyledPage(address, { ...page, html }, assets);
}

/** A page that can't be rendered names its content file. */
async function namingFile<Result>(content: Content, address: string, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const { list } = splitPageAddress(address);
    const entry = content.types.flatMap((type) => content.all(type)).find((each) => each.address === list);
    const reason = error instanceof Error ? error.stack : String(error);
    throw new Error(`${entry?.source.file ?? "the 404 page"} (${address}): ${reason}`);
  }
}
