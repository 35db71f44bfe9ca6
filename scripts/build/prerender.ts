import { hash } from "node:crypto";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { dataAddress, embedData, embedGraph, nameData, writePageFile } from "../../src/client/page-data-transport.ts";
import type { Content } from "../../src/content/content.server.ts";
import { furtherPages } from "../../src/content/list-pages.server.ts";
import { splitPageAddress } from "../../src/content/pagination.ts";
import type { RenderedPage } from "../../src/entry.server.tsx";
import { type InlineStyles, styleElement } from "../serve/inline-styles.ts";
import type { Assets } from "./assets.ts";
import type { Output } from "./output.ts";

interface PrerenderOptions {
  readonly content: Content;
  /** The server's code. */
  readonly renderer: Pick<typeof import("../../src/entry.server.tsx"), "pageInputs" | "renderPage">;
  /** Changes with the code that renders. */
  readonly version: string;
  readonly assets: Assets;
  readonly output: Output;
}

/** An address that no page has: what is rendered for it becomes 404.html. */
const UNKNOWN_ADDRESS = "/404";

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
  const pageVersion = hash("sha256", JSON.stringify([version, assets]));
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
  const { data } = page;
  if (data)
    yield [dataAddress(address), writePageFile({ release: assets.application[0], version: versionOf(data), data })];
}

/** The file that common static hosts serve at an address without a slash at the end. */
export function htmlFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}

/** Adds to a rendered document what the build made: styles, fonts, scripts, the page's data or their version, and what search engines are told. */
export function documentOf(address: string, page: RenderedPage, assets: Assets): Buffer {
  const [before = "", after = ""] = page.html.split("</head>");
  const styles = assets.styles[page.route];
  if (!styles) throw new Error(`The build knows no styles of the route ${page.route}.`);
  const scripts = `${embedGraph(page.graph)}${dataElement(address, page)}${bootstrapElement(address, page, assets)}`;
  // The styles are a half of a page, and the same in all of its route: they are not encoded again for each.
  return Buffer.concat([
    Buffer.from(`${before}${fontLinks(assets)}`),
    encodedStyles(styles),
    Buffer.from(`</head>${after.replace("</body>", () => `${scripts}</body>`)}`),
  ]);
}

/** Pages that fetch the application by themselves bring their data along: nobody shall wait for it there. */
function dataElement(address: string, { eager, data }: RenderedPage): string {
  return eager || !data ? embedData(address, data) : nameData(address, versionOf(data));
}

/** As long as nobody needs to fear that two versions of one page have the same. */
const VERSION_LENGTH = 12;

function versionOf(data: object): string {
  return hash("sha256", JSON.stringify(data), "base64url").slice(0, VERSION_LENGTH);
}

/**
 * Comes last, so that all it looks for is there, and as `async`: browsers paint later while a script that keeps its turn is on
 * its way (decision 95). What else the element says is read by src/client/load-application.client.ts.
 */
function bootstrapElement(address: string, { eager }: RenderedPage, assets: Assets): string {
  const application = [...assets.application, ...(assets.further[address] ?? [])].join(" ");
  return `<script async type="module" src="${assets.bootstrap}" data-application="${application}"${eager ? ' data-eager=""' : ""}></script>`;
}

/** They stand in the head, where browsers wait for them a moment before they paint (decision 94). */
function fontLinks({ fonts }: Assets): string {
  return fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`).join("");
}

const encoded = new WeakMap<InlineStyles, Buffer>();

function encodedStyles(styles: InlineStyles): Buffer {
  const known = encoded.get(styles) ?? Buffer.from(styleElement(styles));
  encoded.set(styles, known);
  return known;
}
