import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressedCopy } from "./compressed-copy.ts";

const long = Buffer.from("Words that are said again. ".repeat(100));

test.each(["/index.html", "/blog/feed.xml", "/assets/app.js", "/data/index.json"])(
  "Long texts such as %s get a copy with the same content",
  (path) => {
    expect(brotliDecompressSync(compressedCopy(path, long) ?? "")).toEqual(long);
  },
);

test("Short texts, pictures, films and fonts get none", () => {
  expect(compressedCopy("/short.html", Buffer.from("short"))).toBeUndefined();
  for (const path of ["/film.mp4", "/picture.png", "/text.woff2"]) expect(compressedCopy(path, long)).toBeUndefined();
});

test("The copies of one text are the same each time, so that builds can be repeated", () => {
  expect(compressedCopy("/a.css", long)).toEqual(compressedCopy("/a.css", long));
});
