import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import budgets from "../budgets.json" with { type: "json" };
import { readPages } from "../support/built-site.ts";

const pages = [...readPages("dist")];

/** What a browser is told to fetch at once, of each kind. */
const ASKED_FOR = {
  scripts: /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g,
  styles: /<link rel="stylesheet" href="([^"]+)"/g,
  fonts: /<link rel="preload" href="([^"]+)" as="font"/g,
};

function asked(html: string, kind: keyof typeof ASKED_FOR): string[] {
  return [...html.matchAll(ASKED_FOR[kind])].map(([, path]) => path ?? "");
}

/** @returns what goes over the line: the brotli copy where there is one */
function bytesOf(paths: readonly string[]): number {
  const sizes = paths.map((path) => {
    const file = `dist${path}`;
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const isReadingPage = (html: string) => !html.includes("modulepreload");

test("Most pages are reading pages", () => {
  expect(pages.filter(([, html]) => isReadingPage(html)).length).toBeGreaterThan(pages.length / 2);
});

test.each(pages)("%s keeps to the budgets", (path, html) => {
  expect(bytesOf([`/${path}`]), "HTML").toBeLessThanOrEqual(budgets.html);
  expect(bytesOf(asked(html, "styles")), "styles").toBeLessThanOrEqual(budgets.styles);
  expect(asked(html, "fonts").length, "font files").toBeLessThanOrEqual(budgets.fonts);
  if (!isReadingPage(html)) return;
  expect(asked(html, "scripts").length, "scripts").toBeLessThanOrEqual(budgets.readingPageScripts);
  expect(bytesOf(asked(html, "scripts")), "script").toBeLessThanOrEqual(budgets.readingPageScript);
});
