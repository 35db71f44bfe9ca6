import { expect, test } from "vitest";
import { styleElement, styleSources, stylesIn, withoutStyles, writtenStyleSources } from "./inline-styles.ts";

const styles = { path: "/assets/style-1.css", text: "@media (width<=768px){main>p{color:red}}" };
const page = `<html><head>${styleElement(styles)}</head><body><style>p{}</style></body></html>`;

test("The styles that a page brings along are found in it, and a page can be had without them", () => {
  expect(stylesIn(page)).toEqual(styles);
  expect(withoutStyles(page)).toBe("<html><head></head><body><style>p{}</style></body></html>");
});

test("A page that brings none along has none", () => {
  expect(stylesIn("<html><style>p{}</style></html>")).toBeUndefined();
});

test("A policy names styles by their hash, as browsers do, the same ones once", () => {
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  const red = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='";
  const named = (...texts: string[]) => styleSources(texts.map((text) => ({ path: "/", text })));
  expect(named("p{color:red}", "p{color:red}")).toEqual([red]);
  const [one, other] = named("p{}", "p{color:red}");
  expect([one, other]).toContain(red);
  expect(
    writtenStyleSources(`/*\n  content-security-policy: style-src 'self' ${one} ${other}; img-src 'self'\n`),
  ).toEqual([one, other]);
});
