import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressedCopies } from "./compress.ts";

const long = Buffer.from("Words that are said again. ".repeat(100));

test.each(["/index.html", "/blog/feed.xml", "/assets/app.js", "/data/index.json"])(
  "Long texts such as %s get a brotli and a gzip copy with the same content",
  (path) => {
    const [br, gz] = compressedCopies(path, long);

    expect([br?.suffix, gz?.suffix]).toEqual([".br", ".gz"]);
    expect(brotliDecompressSync(br?.data ?? "")).toEqual(long);
    expect(gunzipSync(gz?.data ?? "")).toEqual(long);
  },
);

test("Short texts, pictures, films and fonts get none", () => {
  expect(compressedCopies("/short.html", Buffer.from("short"))).toEqual([]);
  for (const path of ["/film.mp4", "/picture.png", "/text.woff2"]) expect(compressedCopies(path, long)).toEqual([]);
});

test("The copies of one text are the same each time, so that builds can be repeated", () => {
  expect(compressedCopies("/a.css", long)).toEqual(compressedCopies("/a.css", long));
});
