import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseProse } from "../../src/content/prose/read-prose.ts";
import { missingLetters } from "../../src/theme/fonts/static-fonts.server.ts";
import { content } from "../../tests/support/site.ts";
import { guideSource, guides, shownGuidePages } from "./guides.ts";
import { drawGuide, makeGuide } from "./make-guide.ts";

const [[address, { make }] = ["", { make: () => Promise.resolve(Buffer.of()) }]] = guides(content);
const guide = await make();
const file = guide.toString("latin1");

/** Not `toContain`, which would print the whole file. */
const has = (text: string) => file.includes(text);

const countOf = (text: string) => file.split(text).length - 1;

/** @returns how often the structure has an element of a type. */
const count = (type: string) => countOf(`/S /${type}\n`);

test("the guide is a PDF of eight pages or more at the address that its form links to", () => {
  expect(address).toMatch(/^\/guide\/[a-z-]+\.pdf$/);
  expect(file.startsWith("%PDF-1.7")).toBe(true);
  expect(countOf("/Type /Page\n")).toBeGreaterThanOrEqual(8);
});

test("a page that the site shows of it is drawn by itself, with its words", async () => {
  const [first, second] = shownGuidePages(content);
  const [cover = "", inner = ""] = [await first?.draw(), await second?.draw()];
  for (const page of [cover, inner]) expect(page.match(/class="typst-page"/g)).toHaveLength(1);
  expect(cover).not.toBe(inner);
  expect(cover).toContain(content.one("brand").name);
});

test("every fact that it names is in it, as the site has it", () => {
  for (const entry of content.all("guide")) {
    const source = guideSource(entry, content);
    expect(source.tokens).toBe(content.tokens);
    // Facts that no other word is like.
    const marked = new Map([...content.tokens.keys()].map((name, index) => [name, `fact${index}fact`]));
    const drawn = drawGuide({ ...source, tokens: marked }).join("");
    const named = [...entry.source.body.matchAll(/\[\[([\w-]+)\]\]/g)].map(([, name = ""]) => marked.get(name) ?? "");
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((fact) => !drawn.includes(fact))).toEqual([]);
  }
});

test("two builds are the same, byte for byte, and carry the date of the text", async () => {
  expect(Buffer.compare(await make(), guide)).toBe(0);
  const [entry] = content.all("guide");
  expect(has(`/CreationDate (D:${entry?.data.updated.replaceAll("-", "")}`)).toBe(true);
});

test("it says its title, its language and that it is tagged, to the standard that the typesetter checks (PDF/UA)", () => {
  expect(has("/DisplayDocTitle true")).toBe(true);
  expect(has("/Lang (en-AU)")).toBe(true);
  expect(has("/Marked true")).toBe(true);
  expect(has("<pdfuaid:part>1</pdfuaid:part>")).toBe(true);
});

test("its structure has headings, lists, tables with headers, and a table of contents", () => {
  const nodes = content.all("guide").flatMap(({ source }): Nodes[] => parseProse(source.body).children);
  const types = nodes
    .flatMap((node) => ("children" in node ? [node, ...node.children] : [node]))
    .map(({ type }) => type);
  const ofType = (type: string) => types.filter((each) => each === type).length;
  const ofDepth = (depth: number) => nodes.filter((node) => node.type === "heading" && node.depth === depth).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(ofDepth(2) + 1);
  expect(count("H3")).toBe(ofDepth(3));
  expect(count("Table")).toBe(ofType("table"));
  expect(count("L")).toBe(ofType("list"));
  expect(count("TOCI")).toBe(ofDepth(2));
  expect(countOf("/Scope /Column")).toBeGreaterThan(ofType("table"));
});

test("every link of the structure can be followed", () => {
  expect(count("Link")).toBeGreaterThan(20);
  expect(countOf("/Type /OBJR")).toBe(count("Link"));
  expect(countOf("/Subtype /Link")).toBe(count("Link"));
});

test("it can have every letter that the check lets pass, however it is written", () => {
  const [entry] = content.all("guide");
  if (!entry) throw new Error("There is no guide.");
  const { name: brand, url: origin } = content.one("brand");
  const words =
    "Māori, Łódź, Zürich → Nguyễn; Ma\u0304ori, Nguye\u0302\u0303n, soft\u00adhyphen, no\u00a0break, narrow\u202fspace, no\u2011break, zero\u200bwidth, ‘quoted’ “twice” fi fl … € ½";
  const { data, source } = entry;
  const pdf = makeGuide({
    guide: { ...data, title: words },
    body: `${source.body}\n\n## ${words}\n\n**${words}** *${words}* ${"W".repeat(300)}\n`,
    tokens: content.tokens,
    ...{ brand, origin, scene: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"/>' },
  });

  expect(missingLetters(words, ["text", "italic", "strong", "heading"])).toEqual([]);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});
