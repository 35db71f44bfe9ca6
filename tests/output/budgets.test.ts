import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { compressedCopy } from "../../scripts/hosts/compressed-copy.ts";
import { stylesIn, withoutStyles } from "../../scripts/hosts/inline-styles.ts";
import budgets from "../budgets.json" with { type: "json" };
import { readPages } from "../support/built-site.ts";

const pages = [...readPages("dist")];

/** Pages with a form or the like load the application themselves, once painted. */
const readingPages = pages.filter(([, html]) => !html.includes("data-eager"));

/** What a page links, by kind. */
const NAMED = {
  scripts: /<script async type="module" src="([^"]+)"/g,
  fonts: /<link rel="preload" href="([^"]+)" as="font"/g,
  // Photographs are the writer's: browsers choose their size, and load them when they come into view.
  pictures: /(?:<img[^>]* src|poster)="(\/(?!assets\/pictures\/)[^"]+)"/g,
};

function named(html: string, kind: keyof typeof NAMED): string[] {
  return [...new Set([...html.matchAll(NAMED[kind])].map(([, path]) => path ?? ""))];
}

/** @returns the files of the application, which every page lists */
function applicationFiles(): string[] {
  const [, html = ""] = pages[0] ?? [];
  return /data-application="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
}

/** @returns the transferred size of files: brotli copies if there are any */
function bytesOf(paths: readonly string[]): number {
  const sizes = paths.map((path) => {
    const file = `dist${path}`;
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @returns the compressed size of a page's text as a separate file */
function packed(text: string): number {
  return compressedCopy("/page.html", Buffer.from(text))?.length ?? text.length;
}

test.each(pages)("%s keeps to the budgets before its first paint", (_path, html) => {
  expect(packed(withoutStyles(html)), "HTML beside the styles").toBeLessThanOrEqual(budgets.html);
  expect(packed(stylesIn(html)?.text ?? ""), "styles").toBeLessThanOrEqual(budgets.styles);
  expect(html, "styles beside those in the page").not.toContain('rel="stylesheet"');
  expect(named(html, "fonts").length, "font files").toBe(budgets.fonts);
  expect(html, "other files that are asked for at once").not.toMatch(/rel="preload"(?![^>]*as="font")/);
  expect(html, "pictures that don't wait").not.toMatch(
    /<(?:img|video)(?![^>]*(?:loading="lazy"|preload="none"))(?![^>]*src="data:)/,
  );
  expect(named(html, "scripts").length, "scripts").toBe(budgets.scripts);
  expect(bytesOf(named(html, "scripts")), "script").toBeLessThanOrEqual(budgets.script);
});

test.each(readingPages)(
  "a first visit to %s, with every drawing down to its end, keeps to the budget",
  (path, html) => {
    const files = [`/${path}`, ...(["scripts", "fonts", "pictures"] as const).flatMap((kind) => named(html, kind))];
    expect(bytesOf(files)).toBeLessThanOrEqual(budgets.firstVisit);
  },
);

test("the styles of all pages, which come with the first sign of intent, keep to the budget", () => {
  const [html = ""] = pages.map(([, text]) => text);
  expect(bytesOf([stylesIn(html)?.path ?? ""])).toBeLessThanOrEqual(budgets.allStyles);
});

test("the application, which forms and the first sign of intent bring, keeps to the budget", () => {
  expect(bytesOf(applicationFiles())).toBeLessThanOrEqual(budgets.application);
});
