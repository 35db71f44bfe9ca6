import { createHash } from "node:crypto";
import type { Manifest } from "vite";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { dataAddress, embedData, embedGraph, writePageFile } from "../../src/app/page-data-transport.ts";
import type { Content } from "../../src/content/content.server.ts";
import { furtherPages } from "../../src/content/list-pages.server.ts";
import { splitPageAddress } from "../../src/content/pagination.ts";
import type { RenderedPage } from "../../src/entry.server.tsx";
import { type InlineStyles, styleElement } from "../serve/inline-styles.ts";
import type { BuiltCode } from "./code.ts";
import type { Output } from "./output.ts";

/** The built files that pages name. */
export interface Assets {
  /** They stand in every page: a page that has to fetch them paints a third later (decision 70). */
  readonly styles: InlineStyles;
  /** Fonts that the first paint needs. */
  readonly fonts: readonly string[];
  readonly bootstrap: string;
  /** The application's entry and what it imports. */
  readonly application: readonly [entry: string, ...imports: string[]];
}

interface PrerenderOptions {
  readonly content: Content;
  /** The server's code. */
  readonly renderer: Pick<typeof import("../../src/entry.server.tsx"), "pageInputs" | "renderPage">;
  /** Changes with the code that renders. */
  readonly version: string;
  readonly assets: Assets;
  readonly output: Output;
}

const BOOTSTRAP = "src/bootstrap/main.client.ts";
const APPLICATION = "src/app/start.client.tsx";

/** Vite's name for the one file with all styles but those that scripts fetch themselves. */
const STYLES = "style.css";

/** An address that no page has: what is rendered for it becomes 404.html. */
const UNKNOWN_ADDRESS = "/404";

/** Vite's lists of what it built, which are not published. */
const LISTS = ".vite/";
const MANIFEST = `${LISTS}manifest.json`;

/** Reads from Vite's manifest which files pages name. */
export function readAssets(client: BuiltCode["client"]): Assets {
  const manifest: Manifest = JSON.parse(client.get(MANIFEST)?.toString() ?? "{}");
  const files = Object.values(manifest);
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} was not built.`);
    return chunk;
  };
  const application = fileOf(APPLICATION);
  const styles = fileOf(STYLES).file;
  // The bootstrap stands on every page by itself.
  const imported = (application.imports ?? []).filter((name) => name !== BOOTSTRAP).map((name) => fileOf(name).file);
  return {
    styles: { path: absolute(styles), text: client.get(styles)?.toString() ?? "" },
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

/** Writes the browser's code. */
export async function writeClient(client: BuiltCode["client"], output: Output): Promise<void> {
  for (const [path, data] of client) {
    if (path.startsWith(LISTS)) continue;
    const key = createHash("sha256").update(data).digest("hex");
    await output.put(`asset ${path}`, key, () => [[absolute(path), data]]);
  }
}

/** @returns the address of every page, in a fixed order. */
export function pageAddresses(content: Content): string[] {
  return contentTypeNames
    .flatMap((type) => [...content.all(type)])
    .flatMap((entry) => entry.address ?? [])
    .concat(furtherPages(content).map(({ address }) => address));
}

/**
 * Writes every page as HTML, and its data for client-side navigation. Pages whose inputs are as they were stay.
 * @returns how many pages there are, and how many of them were rendered
 */
export async function prerender(options: PrerenderOptions): Promise<{ pages: number; rendered: number }> {
  const { content, renderer, version, assets, output } = options;
  const addresses = [...pageAddresses(content), UNKNOWN_ADDRESS];
  // The styles' file is named by what is in it.
  const pageVersion = JSON.stringify([version, { ...assets, styles: assets.styles.path }]);
  let rendered = 0;
  for (const address of addresses) {
    const inputs = await namingFile(content, address, () => renderer.pageInputs(content, address));
    const isNew = await output.put(`page ${address}`, `${pageVersion}${inputs}`, async () => {
      const page = await namingFile(content, address, () => renderFound(renderer, content, address));
      return pageFiles(address, page, assets);
    });
    if (isNew) rendered += 1;
  }
  return { pages: addresses.length, rendered };
}

async function renderFound(renderer: PrerenderOptions["renderer"], content: Content, address: string) {
  const page = await renderer.renderPage(content, address);
  if (page.status === 404 && address !== UNKNOWN_ADDRESS) throw new Error("no route renders this address");
  return page;
}

/** A page that can't be rendered names its content file. */
async function namingFile<Result>(content: Content, address: string, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const entry = contentTypeNames
      .flatMap((type) => [...content.all(type)])
      .find((candidate) => candidate.address === splitPageAddress(address).list);
    throw new Error(
      `${entry?.source.file ?? "the 404 page"} (${address}): ${error instanceof Error ? error.stack : String(error)}`,
    );
  }
}

function* pageFiles(address: string, page: RenderedPage, assets: Assets): Generator<[string, string | Buffer]> {
  yield [htmlFile(address), documentOf(address, page, assets)];
  if (page.data) yield [dataAddress(address), writePageFile({ release: assets.application[0], data: page.data })];
}

/** The file that common static hosts serve at an address without a slash at the end. */
export function htmlFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}

/** Adds to a rendered document what the build made: styles, fonts, scripts, the page's data and what search engines are told. */
export function documentOf(address: string, page: RenderedPage, assets: Assets): Buffer {
  const [before = "", after = ""] = page.html.split("</head>");
  const links = [
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`),
    // src/bootstrap/application.client.ts reads what else the element says.
    `<script type="module" src="${assets.bootstrap}" data-application="${assets.application.join(" ")}"${page.eager ? ' data-eager=""' : ""}></script>`,
  ].join("");
  const data = `${embedGraph(page.graph)}${embedData(address, page.data)}</body>`;
  // The styles are most of a page, and the same in all: they are not encoded again for each.
  return Buffer.concat([
    Buffer.from(before),
    encodedStyles(assets.styles),
    Buffer.from(`${links}</head>${after.replace("</body>", () => data)}`),
  ]);
}

const encoded = new WeakMap<InlineStyles, Buffer>();

function encodedStyles(styles: InlineStyles): Buffer {
  const known = encoded.get(styles) ?? Buffer.from(styleElement(styles));
  encoded.set(styles, known);
  return known;
}
