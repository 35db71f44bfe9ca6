import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { dataAddress, embedData, embedGraph, writePageFile } from "../../src/app/page-data-transport.ts";
import type { Content } from "../../src/content/content.server.ts";
import { furtherPages } from "../../src/content/list-pages.server.ts";
import { splitPageAddress } from "../../src/content/pagination.ts";
import type { RenderedPage } from "../../src/entry.server.tsx";

/** The built files that pages name. */
export interface Assets {
  readonly styles: readonly string[];
  /** Fonts that the first paint needs. */
  readonly fonts: readonly string[];
  readonly bootstrap: string;
  /** The application's entry and what it imports. */
  readonly application: readonly [entry: string, ...imports: string[]];
}

interface PrerenderOptions {
  readonly content: Content;
  readonly renderPage: (content: Content, address: string) => Promise<RenderedPage>;
  readonly assets: Assets;
  readonly output: string;
}

const BOOTSTRAP = "src/bootstrap/main.client.ts";
const APPLICATION = "src/app/start.client.tsx";

/** Vite's name for the one file with all styles but those that scripts fetch themselves. */
const STYLES = "style.css";

/** An address that no page has: what is rendered for it becomes 404.html. */
const UNKNOWN_ADDRESS = "/404";

/** Reads from Vite's manifest which files were built, and takes the manifest out of the output. */
export async function readAssets(output: string): Promise<Assets> {
  const folder = join(output, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  const files = Object.values(manifest);
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} was not built.`);
    return chunk;
  };
  const application = fileOf(APPLICATION);
  // The bootstrap stands on every page by itself.
  const imported = (application.imports ?? []).filter((name) => name !== BOOTSTRAP).map((name) => fileOf(name).file);
  return {
    styles: [absolute(fileOf(STYLES).file)],
    fonts: [
      ...new Set(
        files.flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]).filter((file) => file.endsWith(".woff2")),
      ),
    ]
      .sort()
      .map(absolute),
    bootstrap: absolute(fileOf(BOOTSTRAP).file),
    application: [absolute(application.file), ...imported.map(absolute)],
  };
}

const absolute = (file: string) => `/${file}`;

/** @returns the address of every page, in a fixed order. */
export function pageAddresses(content: Content): string[] {
  return contentTypeNames
    .flatMap((type) => [...content.all(type)])
    .flatMap((entry) => entry.address ?? [])
    .concat(furtherPages(content).map(({ address }) => address));
}

/** Writes every page as HTML, and its data for client-side navigation. */
export async function prerender({ content, renderPage, assets, output }: PrerenderOptions): Promise<void> {
  const [release] = assets.application;
  for (const address of [...pageAddresses(content), UNKNOWN_ADDRESS]) {
    const page = await renderNamed(content, address, renderPage);
    await write(join(output, htmlFile(address)), documentOf(address, page, assets));
    if (page.data) await write(join(output, dataAddress(address)), writePageFile({ release, data: page.data }));
  }
}

/** A page that can't be rendered names its content file. */
async function renderNamed(
  content: Content,
  address: string,
  renderPage: PrerenderOptions["renderPage"],
): Promise<RenderedPage> {
  try {
    const page = await renderPage(content, address);
    if (page.status === 404 && address !== UNKNOWN_ADDRESS) throw new Error("no route renders this address");
    return page;
  } catch (error) {
    const entry = contentTypeNames
      .flatMap((type) => [...content.all(type)])
      .find((candidate) => candidate.address === splitPageAddress(address).list);
    throw new Error(
      `${entry?.source.file ?? "the 404 page"} (${address}): ${error instanceof Error ? error.stack : String(error)}`,
    );
  }
}

/** The file that common static hosts serve at an address without a slash at the end. */
export function htmlFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}

/** Adds to a rendered document what the build made: styles, fonts, scripts, the page's data and what search engines are told. */
export function documentOf(address: string, page: RenderedPage, assets: Assets): string {
  const head = [
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(page.eager ? assets.application.slice(1).map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    `<script type="module" src="${assets.bootstrap}"></script>`,
    ...(page.eager ? assets.application.slice(0, 1).map((src) => `<script type="module" src="${src}"></script>`) : []),
  ].join("");
  return page.html
    .replace("</head>", () => `${head}</head>`)
    .replace("</body>", () => `${embedGraph(page.graph)}${embedData(address, page.data)}</body>`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
