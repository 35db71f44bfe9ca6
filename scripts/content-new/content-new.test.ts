import { spawnSync } from "node:child_process";
import { basename, extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { collectionNames, entryNouns } from "../../schemas/content-types.ts";
import { findPlaceholders } from "../../src/content/entries/placeholders.server.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { contentFolder, copyContent, projectRoot } from "../../tests/support/content.ts";
import { newCommand } from "./new-command.ts";
import { nameFrom, newEntry, newFile } from "./new-entry.ts";

type Type = (typeof collectionNames)[number];

/** The site's own content. */
const loaded = loadContent(projectRoot);

const make = (type: Type, title: string, among = loaded) => newFile(among, { type, title, today: "2026-11-20" });

/** The published file, without "draft". */
function published(text: string): string {
  if (!text.startsWith("{")) return text.replace(/^draft: true\n/m, "");
  const { draft: _, ...others } = JSON.parse(text);
  return JSON.stringify(others);
}

describe("A new file", () => {
  test("of any kind passes the check unedited and without warnings, and the release check asks for its texts", () => {
    const copy = copyContent();
    const made = collectionNames.map((type) => ({ type, ...make(type, `Fixture of ${entryNouns[type]}s`) }));
    for (const { file, text } of made) copy.write(file.replace("content/", ""), published(text));
    const { content, problems, warnings } = copy.load();

    expect(problems).toEqual([]);
    // Those of whole files say that nothing names them yet.
    expect(warnings.filter(({ file, wholeFile }) => !wholeFile && made.some((each) => each.file === file))).toEqual([]);
    expect(made.filter(({ type, file }) => !content.find(type, basename(file, extname(file))))).toEqual([]);
    const asked = findPlaceholders(content).map((found) => found.file);
    expect(asked).toEqual(expect.arrayContaining(made.map(({ file }) => file)));
  });

  test("holds every field that its kind needs", () => {
    const { text } = make("blog", "What a missed call costs");

    expect(text).toMatch(/^title: "What a missed call costs"$/m);
    expect(text).toMatch(/^ {2}title: "What a missed call costs"$/m);
    expect(text).toMatch(/^published: "2026-11-20"$/m);
    expect(text).toMatch(/^excerpt: "To write: What the card on the blog's index says, at most 240 characters\."$/m);
    expect(text).toMatch(/^draft: true$/m);
  });

  test("marks numbers as placeholders, so the release check asks for them", () => {
    const placeholders = (type: Type) => JSON.parse(make(type, "A fixture").text).placeholders;

    expect(placeholders("case-studies")).toEqual(["platform", "metrics", "change"]);
    expect(placeholders("plans")).toEqual(["price", "comparison"]);
    expect(make("blog", "A fixture").text).toMatch(/^placeholders:\n {2}- "category"\n {2}- "author"$/m);
    expect(make("legal", "A fixture").text).toMatch(/^reviewNeeded: "lawyer"$/m);
  });

  test("says first of all that it is a draft, in whatever form files of its kind are", () => {
    const withDrafts = collectionNames.map((type) => make(type, "A fixture").text).filter((text) => /draft/.test(text));

    expect(withDrafts.length).toBeGreaterThan(5);
    for (const text of withDrafts) expect(text).toMatch(/^(?:---\ndraft: true\n|\{\n {2}"draft": true,\n)/);
  });

  test("is a draft and has the name that was given, also where there are two forms of it", () => {
    expect(JSON.parse(make("platforms", "A fixture").text)).toMatchObject({
      draft: true,
      name: "A fixture",
    });
  });
});

describe("Among others, a new file", () => {
  test("differs in search results from another page of the same title", () => {
    const copy = copyContent();
    copy.write("industries/fixture.json", make("industries", "Fixture").text);

    expect(make("blog", "fixture", copy.load()).text).toMatch(
      /^title: "fixture"$[\s\S]*^ {2}title: "fixture \(article\)"$/m,
    );
  });

  test("comes last, with nothing to fill in for it", () => {
    const copy = copyContent().write("industries/fixture.json", make("industries", "A fixture").text);

    expect(make("industries", "A fixture").text).not.toContain('"order"');
    expect(copy.load().preview.all("industries").at(-1)?.name).toBe("fixture");
  });

  test.each([
    ["Café & Bar: “What it costs” in 2026?", "cafe-bar-what-it-costs-in-2026"],
    ["  A   b_c  ", "a-b-c"],
    ["AI/ML, 24/7: don’t wait", "ai-ml-24-7-dont-wait"],
    ["word ".repeat(18).trim(), "word-word-word-word-word-word-word-word-word-word-word-word"],
    ["Łódź, Strøm & Groß: AI/ML", "lodz-strom-gross-ai-ml"],
  ])("called %j has a name that works in an address", (title, name) => {
    expect(nameFrom(title)).toBe(name);
  });
});

describe("A new page", () => {
  test("says of every section that its example is still to be written over", () => {
    const { sections }: { sections: { title?: string }[] } = JSON.parse(make("industries", "A fixture").text);
    const titles = sections.slice(1).flatMap(({ title }) => title ?? []);

    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) expect(title).toMatch(/^To write: /);
  });
});

describe("There can't be a new file", () => {
  test.each([
    ["blog", "???", '"???" has no letters or digits to make a file\'s name of.'],
    ["blog", "Index", 'A file can\'t be called "index": name what it is about.'],
    ["blog", "x".repeat(101), "That has 101 characters; a title may have 100. Give a shorter one."],
    ["legal", "About", /^That can't be: "\/about" is the address of content\/pages\/about\.json already/],
  ] as const)("of the kind %s called %j", (type, title, answer) => {
    expect(() => newEntry(projectRoot, { type, title, today: "2026-11-20" })).toThrow(answer);
  });
});

describe("The command", () => {
  test("makes the file and never writes over it", () => {
    const copy = contentFolder();
    const output = newCommand(copy.root, ["plan", "A", "fixture"]);

    expect(output).toMatch(/^Made content\/plans\/a-fixture\.json\.$/m);
    expect(output).toMatch(/^It is a draft: /m);
    expect(copy.report()).toEqual([]);

    copy.edit("plans/a-fixture.json", (text) => text.replace('"A fixture"', '"Written"'));
    const script = join(projectRoot, "scripts/content-new/content-new.ts");
    const again = spawnSync(process.execPath, [script, "plan", "a fixture"], { cwd: copy.root, encoding: "utf8" });
    expect(again).toMatchObject({
      status: 1,
      stderr: "content:new: content/plans/a-fixture.json exists already. Give the new plan another name.\n",
    });
    expect(copy.read("plans/a-fixture.json")).toContain('"Written"');
  });

  test("says so if there are no drafts of a kind", () => {
    expect(newCommand(contentFolder().root, ["option-list", "A fixture"])).toMatch(
      /^There are no drafts of this kind: what is in the file counts/m,
    );
  });

  test.each([
    [["artcle", "X"], 'There is no kind of content called "artcle". Did you mean "article"?'],
    [["--force"], /^Unknown option '--force'/],
    [[], /^Say what it is and what it is called: npm run content:new -- article "A title"\n {2}article: /],
    [["article"], /^Say what it is and what it is called: /],
  ])("answers %j in a sentence and makes nothing", (words, answer) => {
    const copy = contentFolder();
    const files = () => filesBelow(copy.path(""));
    const before = files();

    expect(() => newCommand(copy.root, words)).toThrow(answer);
    expect(files()).toEqual(before);
  });

  test("asks for mistakes to be fixed first", () => {
    const copy = contentFolder().write("plans/fixture.json", "{}");

    expect(() => newCommand(copy.root, ["article", "A fixture"])).toThrow(
      /^content\/ has \d+ mistakes\. Fix that first: /,
    );
  });
});
