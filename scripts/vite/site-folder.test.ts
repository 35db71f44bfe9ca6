import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { readTree } from "../../tests/support/built-site.ts";
import { SiteFolder } from "./site-folder.ts";

const LONG = "Words that are said again. ".repeat(100);

let root = "";
let folder = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
  folder = mkdtempSync(join(tmpdir(), "output-"));
  onTestFinished(() => {
    for (const each of [root, folder]) rmSync(each, { recursive: true });
  });
});

/** Runs a build whose files are made of the texts. @returns those that it had to make */
async function build(pages: Record<string, string>, { version = "1", cache = root } = {}): Promise<string[]> {
  const site = new SiteFolder(folder, cache);
  const made: string[] = [];
  for (const [name, text] of Object.entries(pages)) {
    await site.put(`/${name}.html`, text + version, () => {
      made.push(name);
      return text + version;
    });
  }
  site.finish();
  return made;
}

const PAGES = { "blog/one": `One. ${LONG}`, two: "Two." };

/** Expects the folder to be as a build from nothing leaves it. */
async function expectAsFromNothing(pages: Record<string, string>, version = "1"): Promise<void> {
  const found = readTree(folder);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  await build(pages, { version, cache: mkdtempSync(join(root, "other-")) });
  expect(found).toEqual(readTree(folder));
}

test("What has not changed is left alone, to the file", async () => {
  expect(await build(PAGES)).toEqual(["blog/one", "two"]);
  const before = statSync(join(folder, "blog/one.html"), { bigint: true });
  expect(await build({ ...PAGES, two: "Two, edited." })).toEqual(["two"]);
  expect(statSync(join(folder, "blog/one.html"), { bigint: true })).toEqual(before);
  await expectAsFromNothing({ ...PAGES, two: "Two, edited." });
});

test("What is no longer part of the site is deleted, its compressed copies and its folder too", async () => {
  await build(PAGES);
  writeFileSync(join(folder, "stray.txt"), "left by something else");
  await build({ two: "Two." });
  expect([...readTree(folder).keys()]).toEqual(["two.html"]);
});

test("Another version of the code makes everything anew", async () => {
  await build(PAGES);
  expect(await build(PAGES, { version: "2" })).toEqual(["blog/one", "two"]);
  await expectAsFromNothing(PAGES, "2");
});

test.each([
  ["changed by hand", (file: string) => writeFileSync(file, "Something else.")],
  ["cut short", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 9))],
  ["deleted", (file: string) => rmSync(file)],
])("A page that was %s is made anew", async (_how, damage) => {
  await build(PAGES);
  damage(join(folder, "blog/one.html"));
  expect(await build(PAGES)).toEqual(["blog/one"]);
  await expectAsFromNothing(PAGES);
});

test("A damaged compressed copy is made anew", async () => {
  await build(PAGES);
  writeFileSync(join(folder, "blog/one.html.br"), "not brotli");
  expect(await build(PAGES)).toEqual(["blog/one"]);
  await expectAsFromNothing(PAGES);
});

test("A build that was killed leaves nothing that the next one takes for finished", async () => {
  await build(PAGES);
  const killed = new SiteFolder(folder, root);
  await killed.put("/two.html", "half", () => "half a pa");
  await killed.put("/three.html", "half", () => "half a pa");
  expect(await build(PAGES)).toEqual(["two"]);
  await expectAsFromNothing(PAGES);
});

test.each([
  ["cut short", (data: Buffer) => data.subarray(0, data.length / 2)],
  ["emptied", () => Buffer.alloc(0)],
  ["replaced by something else", () => Buffer.from('{"/two.html":{"key":1}}')],
])("A record that was %s counts for nothing", async (_how, damage) => {
  await build(PAGES);
  const cache = join(root, "site");
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), damage(readFileSync(join(cache, name))));
  expect(await build(PAGES)).toEqual(["blog/one", "two"]);
  await expectAsFromNothing(PAGES);
});

test("A record of another folder has no say", async () => {
  await build(PAGES);
  const other = folder;
  folder = mkdtempSync(join(tmpdir(), "output-"));
  onTestFinished(() => rmSync(other, { recursive: true }));
  expect(await build(PAGES)).toEqual(["blog/one", "two"]);
});
