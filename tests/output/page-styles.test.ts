import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stylesIn } from "../../scripts/hosts/inline-styles.ts";
import { readPages } from "../support/built-site.ts";

const pages = [...readPages("dist")];

function stylesOf(html: string) {
  return stylesIn(html) ?? { path: "", text: "" };
}

/** Text in parentheses, with one nested level. */
const PARENTHESES = /\((?:[^()]|\([^()]*\))*\)/g;

const SELECTOR = new RegExp(`(?:[^,(]|${PARENTHESES.source})+`, "g");

/** @returns the selectors of a style sheet's rules */
function selectorsIn(styles: string): Set<string> {
  const starts = styles.match(/[^{};]+(?=\{)/g) ?? [];
  const isRule = (start: string) => !/^(?:@|from|to|[\d.]+%)/.test(start);
  return new Set(starts.filter(isRule).flatMap((start) => start.match(SELECTOR) ?? []));
}

/** Alternatives and negations, which need no class. */
const OPEN = new RegExp(`:(?:is|where|not)${PARENTHESES.source}`, "g");

/** Whether a page has all classes of a selector. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const named = selector.replace(OPEN, "").matchAll(/\.(-?[\w-]+)/g);
  return [...named].every(([, name = ""]) => classes.has(name));
}

const all = selectorsIn(readFileSync(`dist${stylesOf(pages[0]?.[1] ?? "").path}`, "utf8"));

test("the file with the styles of all pages has more than any page", () => {
  expect(all.size).toBeGreaterThan(400);
});

test.each(pages)("%s has every style that it needs", (_path, html) => {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const own = selectorsIn(stylesOf(html).text);
  const missing = [...all].filter((selector) => !own.has(selector) && mayMatch(selector, classes));
  expect(missing).toEqual([]);
});
