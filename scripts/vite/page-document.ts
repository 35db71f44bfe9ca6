/** Adds to a rendered page what the build made: styles, fonts, scripts, the page's data or their version, and what search engines are told. */

import { markdownAddress } from "../../src/addresses/markdown-address.ts";
import { dataAddress, embedData, embedGraph, nameData, writePageFile } from "../../src/client/page-data-transport.ts";
import type { RenderedPage } from "../../src/entry.server.tsx";
import { htmlFile } from "../hosts/html-file.ts";
import { type InlineStyles, styleElement } from "../hosts/inline-styles.ts";
import type { Assets } from "./page-assets.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { type Files, hashOf } from "./site-folder.ts";

/** A placeholder for the styles, which are chosen once all pages are rendered. */
const STYLES = "<!--styles-->";

/** A page that only lacks its styles. */
export interface UnstyledPage {
  readonly html: Buffer;
  readonly data: Buffer | undefined;
  /** Of an article. */
  readonly markdown: Buffer | undefined;
}

/** Puts everything but the styles into a page. As bytes, thousands of pages wait for theirs in a fraction of the memory. */
export function unstyledPage(address: string, page: RenderedPage, assets: Assets): UnstyledPage {
  const { data, graph, markdown } = page;
  const version = data ? versionOf(data) : "";
  const scripts = `${embedGraph(graph)}${dataElement(address, page, version)}${bootstrapElement(page, assets)}`;
  const html = page.html
    .replace("</head>", () => `${fontLinks(assets)}${STYLES}</head>`)
    .replace("</body>", () => `${scripts}</body>`);
  const file = data && writePageFile({ release: assets.application[0], version, data });
  return { html: Buffer.from(html), data: bytesOf(file), markdown: bytesOf(markdown) };
}

function bytesOf(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : Buffer.from(text);
}

/** @returns the files of a page: its document, its data for navigation in the browser, and its text as Markdown. */
export function pageFiles(address: string, page: UnstyledPage, styles: InlineStyles): Files {
  const { data } = page;
  const html = page.html.toString();
  const document = html.replace(STYLES, () => styleElement(styles));
  const markdown = page.markdown ?? pageMarkdown(html);
  return [
    [htmlFile(address), document],
    ...(data ? [[dataAddress(address), data] as const] : []),
    ...(markdown === undefined ? [] : [[markdownAddress(address), markdown] as const]),
  ];
}

/** Pages that load the application at once have their data embedded, to save a request. */
function dataElement(address: string, { eager, data }: RenderedPage, version: string): string {
  return eager || !data ? embedData(address, data) : nameData(address, version);
}

/** Long enough that no two versions of a page have the same. */
const VERSION_LENGTH = 12;

function versionOf(data: object): string {
  return hashOf(JSON.stringify(data)).slice(0, VERSION_LENGTH);
}

/**
 * Comes last, so that all it looks for is there, and as `async`: browsers paint later while a script that keeps its turn is on
 * its way. What else the element says is read by src/client/load-application.client.ts.
 */
function bootstrapElement({ eager }: RenderedPage, assets: Assets): string {
  return `<script async type="module" src="${assets.bootstrap}" data-application="${assets.application.join(" ")}"${eager ? ' data-eager=""' : ""}></script>`;
}

/** They are in the head, where browsers wait for them briefly before they paint. */
function fontLinks({ fonts }: Assets): string {
  return fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`).join("");
}
