import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { styleElement } from "../hosts/inline-styles.ts";
import { readManifest } from "./manifest.ts";

function built(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readManifest(folder);
}

const page = (text: string, hash = "a1b2c3d4", look = "x1") =>
  `<html>${styleElement({ path: `/assets/style-${hash}.css`, text: `.${look}{}` })}<script src="/assets/bootstrap.client-${hash}.js"></script><p class="${look}">${text}</p></html>`;

test("A release consists of pages and documents, by their addresses", () => {
  const manifest = built({
    "index.html": page("Home"),
    "blog/fixture.html": page("Fixture"),
    "404.html": page("Not found"),
    "blog/fixture.md": "# Fixture",
    "blog/feed.json": "{}",
    "guide/guide.pdf": "%PDF",
    "sitemap.xml": "<urlset/>",
    ".well-known/security.txt": "Contact: x",
    "data/index.json": "{}",
    "assets/bootstrap.client-a1b2c3d4.js": "1",
    "index.html.br": "packed",
    _redirects: "/a /b",
  });
  expect(Object.keys(manifest)).toEqual([
    "/",
    "/.well-known/security.txt",
    "/blog/feed.json",
    "/blog/fixture",
    "/blog/fixture.md",
    "/guide/guide.pdf",
    "/sitemap.xml",
  ]);
});

test("A page that says something else is another; one that only names other scripts and styles is not", () => {
  const { "/": first } = built({ "index.html": page("Words") });
  expect(built({ "index.html": page("Words", "z9y8_-w7", "y2") })["/"]).toBe(first);
  expect(built({ "index.html": page("Other words") })["/"]).not.toBe(first);
});
