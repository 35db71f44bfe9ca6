import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const HEAD = `<meta property="og:title" content="Plans"><meta name="description" content="What it costs: all of it.">`;
const CANONICAL = `<link rel="canonical" href="https://www.company.example/pricing">`;

const page = (main: string, head = HEAD + CANONICAL) =>
  `<!doctype html><html><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`;

/** @returns the Markdown below the metadata */
const textOf = (main: string) => pageMarkdown(page(main))?.split("---\n").at(-1)?.trim();

test("A page's Markdown has its metadata and the text of its main part", () => {
  expect(pageMarkdown(page("<h1>Plans</h1><p>From <strong>$99</strong>.</p>"))).toBe(`---
title: Plans
description: "What it costs: all of it."
url: https://www.company.example/pricing
---

# Plans

From **$99**.
`);
});

test("A page that may not be listed has none", () => {
  expect(pageMarkdown(page("<h1>Plans</h1>", HEAD))).toBeUndefined();
});

test.each([
  [
    "addresses become full",
    '<p><a href="/contact#form">Ask</a></p>',
    "[Ask](https://www.company.example/contact#form)",
  ],
  [
    "so do those of this page",
    '<p><a href="#plans">Plans</a></p>',
    "[Plans](https://www.company.example/pricing#plans)",
  ],
  ["and those of pictures", '<p><img src="/a.svg" alt="A"></p>', "![A](https://www.company.example/a.svg)"],
  ["words that styles hold apart don't touch", "<p>per month<span>GST included</span></p>", "per month GST included"],
  ["nor do links", '<div><a href="/a">One (1)</a><a href="/b">(2)</a></div>', /\) \[/],
  ["letters that touch in a text are one word", "<p>A <em>re</em>start</p>", "A *re*start"],
  [
    "a table's caption is above it",
    "<table><caption>Costs</caption><tr><th>A</th></tr></table>",
    "Costs\n\n| A |\n| - |",
  ],
  [
    "blocks of a cell don't touch",
    "<table><tr><th>Need</th></tr><tr><td><div><p>Chat</p></div><p>It answers.</p></td></tr></table>",
    "| Need             |\n| ---------------- |\n| Chat It answers. |",
  ],
  ["what takes input is left out", "<p>Text</p><form><label>Name</label></form><button>Send</button>", "Text"],
  [
    "what decorates is left out",
    '<p>Text<svg><text>1</text></svg><img src="/a.svg" alt=""></p><div aria-hidden="true">9</div>',
    "Text",
  ],
  ["the list of the page's headings is left out", '<nav><a href="#a">A</a></nav><h2>A</h2>', "## A"],
  ["a list of other pages stays", '<nav><a href="/blog/page/2">Older</a></nav>', /Older/],
])("In Markdown, %s", (_what, main, expected) => {
  if (typeof expected === "string") expect(textOf(main)).toBe(expected);
  else expect(textOf(main)).toMatch(expected);
});
