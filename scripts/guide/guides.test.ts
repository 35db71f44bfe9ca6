import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { readBlocks } from "./blocks.ts";
import { guides } from "./guides.ts";

const [[address, { make }] = ["", { make: () => Promise.resolve(Buffer.of()) }]] = guides(content);
const guide = await make();
const file = guide.toString("latin1");

/** Not `toContain`, which would print the whole file. */
const has = (text: string) => file.includes(text);

/** @returns how often the structure has an element of a type. */
function count(type: string): number {
  return file.split(`/S /${type}\n`).length - 1;
}

/** @returns what is drawn on each page, as PDF operators. */
function drawings(): string[] {
  return [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, number]) => {
    const start = file.indexOf("stream\n", file.indexOf(`\n${number} 0 obj\n`)) + "stream\n".length;
    return inflateSync(guide.subarray(start, file.indexOf("\nendstream", start))).toString("latin1");
  });
}

/** @returns the operators that leave ink outside of content that is marked as text or as decoration. */
function unmarked(drawing: string): string[] {
  let depth = 0;
  return drawing.split("\n").filter((line) => {
    if (/\b(?:BDC|BMC)$/.test(line)) depth += 1;
    if (line === "EMC") depth -= 1;
    return depth === 0 && /(?:^|\s)(?:TJ|Tj|S|f)$/.test(line);
  });
}

test("the guide is a PDF of eight pages or more at the address that its form links to", () => {
  expect(address).toMatch(/^\/guide\/[a-z-]+\.pdf$/);
  expect(file.startsWith("%PDF-1.7")).toBe(true);
  expect(drawings().length).toBeGreaterThanOrEqual(8);
});

test("two builds are the same, byte for byte, and carry the date of the text", async () => {
  expect(Buffer.compare(await make(), guide)).toBe(0);
  const [entry] = content.all("guide");
  expect(has(`\n(D:${entry?.data.updated.replaceAll("-", "")}120000Z)`)).toBe(true);
});

test("it says its title, its language and that it is tagged", () => {
  expect(has("/DisplayDocTitle true")).toBe(true);
  expect(has("/Lang (en-AU)")).toBe(true);
  expect(has("/Marked true")).toBe(true);
  expect(has("<pdfuaid:part>1</pdfuaid:part>")).toBe(true);
});

test("its fonts are embedded, say which letters they show, and come without the incomplete list of glyphs (PDF/UA, 7.21)", () => {
  const descriptors = [...file.matchAll(/\/Type \/FontDescriptor\n.*?endobj/gs)].map(([descriptor]) => descriptor);
  expect(descriptors.length).toBeGreaterThan(2);
  for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23] \d+ 0 R/);
  expect(file.split("/ToUnicode").length - 1).toBe(descriptors.length);
  expect(has("/CIDSet")).toBe(false);
});

test("its structure has headings, lists, tables with headers, and a table of contents", () => {
  const blocks = content
    .all("guide")
    .flatMap(({ source }) => readBlocks({ body: source.body, tokens: content.tokens, origin: "" }));
  const ofKind = (kind: string) => blocks.filter((block) => block.kind === kind).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(ofKind("chapter") + 1);
  expect(count("H3")).toBe(ofKind("section"));
  expect(count("Table")).toBe(ofKind("table"));
  expect(count("L")).toBe(ofKind("list"));
  expect(count("TOCI")).toBe(ofKind("chapter"));
  expect(file.split("/Scope /Column").length).toBeGreaterThan(ofKind("table"));
});

test("every link of the structure can be followed, and says where it leads", () => {
  expect(count("Link")).toBeGreaterThan(20);
  expect(file.split("/Type /OBJR").length - 1).toBe(count("Link"));
  expect(file.split("/Subtype /Link").length - 1).toBe(count("Link"));
  expect(has("/Contents ()")).toBe(false);
});

test("nothing on the pages is unmarked: it is either content or decoration", () => {
  for (const [index, drawing] of drawings().entries()) expect(unmarked(drawing), `page ${index + 1}`).toEqual([]);
});

test("what the pages can't show is refused with its line", () => {
  const read = (body: string) => () => readBlocks({ body, tokens: content.tokens, origin: "" });
  expect(read("Words.\n\n> A quotation.\n")).toThrow(/^line 3 of the text: .*"blockquote"/);
  expect(read('<Statistic value="1" label="one" />\n')).toThrow(/<Statistic>/);
  expect(read("- one\n  - two\n")).toThrow(/"list"/);
});
