import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { BlobCache } from "./blob-cache.ts";

let root = "";
let cache: BlobCache;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
  cache = new BlobCache(root, "test");
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function storedFiles(): string[] {
  const folder = join(root, "node_modules/.cache/site/test");
  return readdirSync(folder).map((name) => join(folder, name));
}

test("What was made once is not made again, by another build neither", async () => {
  expect((await cache.get("key", () => Buffer.from("made"))).toString()).toBe("made");
  const other = new BlobCache(root, "test");
  expect((await other.get("key", () => Buffer.from("again"))).toString()).toBe("made");
  expect((await other.get("other key", () => Buffer.from("other"))).toString()).toBe("other");
});

test.each([
  ["cut short", (data: Buffer) => data.subarray(0, -1)],
  ["emptied", () => Buffer.alloc(0)],
  ["overwritten", (data: Buffer) => data.fill("x", data.length - 2)],
])("What was %s counts as absent, and is made anew", async (_how, damage) => {
  cache.write("key", Buffer.from("made"));
  for (const file of storedFiles()) writeFileSync(file, damage(readFileSync(file)));
  expect(cache.read("key")).toBeUndefined();
  expect((await cache.get("key", () => Buffer.from("anew"))).toString()).toBe("anew");
  expect(cache.read("key")?.toString()).toBe("anew");
});

test("What a killed build has begun to write is never read", () => {
  cache.write("key", Buffer.from("made"));
  const [file = ""] = storedFiles();
  writeFileSync(`${file}.4711`, readFileSync(file).subarray(0, 10));
  expect(cache.read("key")?.toString()).toBe("made");
});

test("What nobody asks for in a month goes, unfinished files too; what is in use stays", () => {
  cache.write("old", Buffer.from("old"));
  for (const file of storedFiles()) {
    writeFileSync(`${file}.4711`, "half");
    for (const each of [file, `${file}.4711`]) utimesSync(each, 1, 1);
  }
  cache.write("new", Buffer.from("new"));
  cache.prune();
  expect(storedFiles()).toHaveLength(1);
  expect(cache.read("new")?.toString()).toBe("new");
});
