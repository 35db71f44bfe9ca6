import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFiles } from "./compress.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "below"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const long = "Words that are said again. ".repeat(100);

test("Long texts get a brotli and a gzip copy with the same content, in every folder", async () => {
  const folder = folderWith({ "index.html": long, "below/feed.xml": long });
  await compressFiles(folder);

  for (const name of ["index.html", "below/feed.xml"]) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(long);
  }
});

test("Short texts, pictures, films and fonts get none", async () => {
  const folder = folderWith({ "short.html": "short", "film.mp4": long, "picture.png": long, "text.woff2": long });
  await compressFiles(folder);

  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test("The copies of one text are the same each time, so that builds can be repeated", async () => {
  const [one, two] = [folderWith({ "a.css": long }), folderWith({ "a.css": long })];
  await Promise.all([one, two].map(compressFiles));

  for (const ending of ["br", "gz"]) {
    const [first, second] = [one, two].map((folder) => readFileSync(join(folder, `a.css.${ending}`)).toString("hex"));
    expect(first).toBe(second);
  }
});
