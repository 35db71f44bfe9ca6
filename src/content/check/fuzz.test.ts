import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOutcome, summarize } from "../../../scripts/content-check/check-outcome.ts";
import { articleText, type ContentFolder, contentFolder } from "../../../tests/support/content.ts";
import { Content } from "../entries/content.server.ts";
import { houseStyle } from "../entries/house-style.ts";
import { readEntry } from "../entries/read-entry.ts";
import { filesBelow } from "../files/find-files.ts";
import { readJson, readMdx } from "../files/source.server.ts";
import { formatProblems } from "../problems/report.ts";
import { proseReader } from "../prose/read-prose.ts";
import { checkRelations } from "./relations.server.ts";

/** The same run each time; change the seed for another one. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 6);

const tokens = new Map([["brand", "Name"]]);

const FACTS = {
  tokens,
  readProse: proseReader(tokens),
  style: houseStyle({ avoid: [{ words: ["utilise"], instead: "Use." }] }),
};

/** Pieces of content files, in random order. */
const piece = fc.oneof(
  fc.constantFrom(..."{}[]()<>\"'`:,#*&!|>-=/\\_~@%$"),
  fc.constantFrom(
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "\0",
    "\u2028",
    "\ufeff",
    "\u202e",
    "---\n",
    "\n\n",
    "    ",
    "é",
    "😀",
    "\ud800",
  ),
  fc.constantFrom(
    "<Callout ",
    'title="x"',
    "</Callout>",
    "<Steps>\n\n1. a\n\n</Steps>",
    "<!--",
    "-->",
    "<https:",
    "<5 ",
    "{/*",
    "*/}",
  ),
  fc.constantFrom("import ", "export ", "[[brand]]", "[[brnd]]", "](/", "## ", "- ", "> ", "| a ", "[^1]", "utilise"),
  fc.constantFrom(
    "title: ",
    '"title": ',
    "null",
    "true",
    "0",
    "-1e9",
    "__proto__",
    "constructor",
    "&a",
    "*a",
    "!!map",
    "<<: ",
    "? ",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const pieces = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));

/** Reads a text as a file, and expects an entry or a mistake with a position in the text. */
function expectAnswer(file: string, text: string): void {
  const isProse = file.endsWith(".mdx");
  const source = isProse ? readMdx(file, text) : readJson(file, text);
  const { read, entry, problems: found } = readEntry(isProse ? "blog" : "options", source, FACTS);
  // Invalid names are reported together with unknown ones.
  const unreadable = { ...read, address: undefined, data: undefined, prose: undefined, isBroken: true };
  const problems = [...found, ...checkRelations(new Content([], FACTS.tokens), [unreadable, read], 0)];
  const mistakes = problems.filter((problem) => !problem.warning);
  expect(entry !== undefined || mistakes.length > 0).toBe(true);
  const lines = text.split("\n");
  for (const { line, column, message } of problems) {
    expect(message).not.toContain("the check can't read this file");
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
  expect(formatProblems(problems, { textOf: () => text })).not.toMatch(/(?!\n)\p{Cc}/u);
}

describe("Any file is either an entry or has a mistake with a position:", () => {
  const article = articleText({
    id: 9001,
    body: "## Part\n\nWords, [a link](/contact).\n\n<Steps>\n\n1. One\n\n</Steps>\n",
  });
  const cases = {
    "as JSON": fc
      .oneof(pieces, fc.json(), fc.string({ unit: "binary" }))
      .map((text) => ["content/options/x.json", text]),
    "as front matter": pieces.map((yaml) => ["content/blog/x.mdx", `---\n${yaml}\n---\n\nWords.\n`]),
    "as a field": pieces.map((value) => ["content/blog/x.mdx", article.replace('"Contour lines"', value)]),
    "as a text": pieces.map((body) => ["content/blog/x.mdx", articleText({ id: 9001, body })]),
    "cut anywhere": fc.nat(article.length).map((end) => ["content/blog/x.mdx", article.slice(0, end)]),
    "with something put anywhere": fc
      .tuple(fc.nat(article.length), pieces)
      .map(([at, text]) => ["content/blog/x.mdx", article.slice(0, at) + text + article.slice(at)]),
    "of line ends of all kinds": fc
      .array(fc.constantFrom("\n", "\r\n"), { minLength: 30, maxLength: 30 })
      .map((ends) => ["content/blog/x.mdx", article.replace(/\n/g, () => ends.pop() ?? "\n")]),
  };

  test.each(Object.entries(cases))("%s", (_name, files) => {
    fc.assert(
      fc.property(files, ([file = "", text = ""]) => expectAnswer(file, text)),
      { seed: SEED, numRuns: 150 },
    );
  });
});

/** Inputs that make naive parsers hang or run out of memory. */
describe("Never a hang, never a stack trace:", () => {
  const many = (text: string) => text.repeat(20_000 / text.length);
  const bomb = Array.from({ length: 200 }, (_, level) => `b${level}: &b${level} [${`*b${level - 1}, `.repeat(9)}]`);
  const body = (text: string) => articleText({ id: 9001, body: text });
  const yaml = (text: string) => `---\n${text}\n---\n\nWords.\n`;
  const CASES: Record<string, string> = {
    "quotations in quotations": body(many(">")),
    "lists in lists": body(many("- ")),
    "brackets in brackets": body(many("[")),
    "tags in tags": body(many('<Callout title="a">\n\n')),
    "tags that don't end": body(many("<a ")),
    "a tag with properties on lines of their own": body(
      `<Callout${'\n    title="a"'.repeat(14)}\n    b=c>\n\nWords.\n`,
    ),
    "tags that nothing opened": body(many("</Callout>\n\n")),
    stars: body(many("**a")),
    backticks: body(Array.from({ length: 190 }, (_, count) => "`".repeat(count)).join(" ")),
    "one very long line": body(many("words ")),
    "empty lines": body(many("\n")),
    "curly brackets": body(many("{}")),
    "table cells": body(`${many("|a")}\n${many("|-")}\n`),
    footnotes: body(many("[^1]: x\n")),
    "aliases of aliases": yaml(`b: &b [x]\n${bomb.join("\n")}`),
    "lists in lists, in YAML": yaml(`a: ${many("[")}`),
    "dashes, in YAML": yaml(`a:\n  ${many("- ")}`),
    "fields, in YAML": yaml(Array.from({ length: 2000 }, (_, index) => `k${index}: 1`).join("\n")),
    "ends of links, in a title": yaml(`title: "${"](".repeat(100_000)}"`),
    "levels, in YAML": yaml(Array.from({ length: 190 }, (_, level) => `${" ".repeat(level)}a:`).join("\n")),
  };

  test.each(Object.entries(CASES))("%s", (_name, text) => {
    const before = process.cpuUsage();
    expectAnswer("content/blog/x.mdx", text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });

  test.each([
    ["lists in lists", many("[")],
    ["groups in groups", many('{"a":')],
    ["commas", `{${many(",")}}`],
    ["one field many times", `{${many('"a":1,')}"a":1}`],
  ])("%s, in JSON", (_name, text) => {
    expectAnswer("content/options/x.json", text);
  });
});

/** Checks a copy as the command does, and expects a report that names the files. */
function expectReported(copy: ContentFolder, ...files: string[]): void {
  const loaded = copy.load();
  const outcome = checkOutcome(loaded, { release: false });
  const named = new Set(outcome.mistakes.map((mistake) => mistake.file));
  expect(files.map((file) => `content/${file}`).filter((file) => !named.has(file))).toEqual([]);
  const { entries, pictures, unpublished, filesWithMistakes, waiting } = outcome;
  expect(entries + pictures + unpublished.length + filesWithMistakes.length + waiting.length).toBe(outcome.files);
  expect(`${formatProblems(outcome.mistakes, loaded)}${summarize(outcome)}`).not.toMatch(/(?!\n)\p{Cc}|\n {4}at /u);
}

describe("In a folder, everything is an entry or is named:", () => {
  test("bytes that are no text, in any file of the site", () => {
    const copy = contentFolder();
    const files = filesBelow(copy.path(""));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.uint8Array({ minLength: 1, maxLength: 200 }), (file, bytes) => {
        const before = readFileSync(copy.path(file));
        expectReported(copy.write(file, bytes), file);
        writeFileSync(copy.path(file), before);
      }),
      { seed: SEED, numRuns: 6 },
    );
  });

  // Windows has no pipes among its files, and links need a permission.
  const onPosix = test.skipIf(process.platform === "win32");

  onPosix("links to elsewhere, to nowhere, to themselves and to what holds them, and things that can't be read", () => {
    const copy = contentFolder();
    const link = (target: string, file: string) => symlinkSync(target, copy.path(file));
    link("ai-trends.mdx", "blog/link.mdx");
    link("/etc/hostname", "blog/outside.mdx");
    link("/nowhere/at/all", "blog/dangling.mdx");
    link("itself.mdx", "blog/itself.mdx");
    link("..", "blog/up");
    link("/", "everything");
    execFileSync("mkfifo", [copy.path("blog/pipe.mdx")]);

    expectReported(copy, "blog/link.mdx", "blog/outside.mdx", "blog/dangling.mdx", "blog/itself.mdx", "blog/up");
    expectReported(copy, "everything", "blog/pipe.mdx");
  });

  onPosix("a link in place of a file that the site needs", () => {
    const copy = contentFolder().delete("site/words.json");
    symlinkSync("blog.json", copy.path("site/words.json"));

    expectReported(copy, "site/words.json");
  });
});

describe("In a tree of files, everything is an entry or is named:", () => {
  test("names in capitals, with spaces, with accents put together, and with what would steer a terminal", () => {
    const names = [
      "Caps",
      "two words",
      "cafe\u0301",
      "café",
      "a\u001b[2Jb",
      "a\nb",
      "-a",
      "a-",
      "index",
      "a.b",
      "日本",
      "con%20",
    ];
    const copy = contentFolder();
    const texts = names.map((_, index) => articleText({ id: 9001 + index }));
    for (const [index, name] of names.entries()) copy.write(`blog/${name}.mdx`, texts[index] ?? "");

    expectReported(copy, ...names.map((name) => `blog/${name}.mdx`));
  });

  test("trees of any shape, with files of any name and content", () => {
    const name = fc.oneof(
      fc.constantFrom("blog", "options", "pages", "x", "a.mdx", "b.json", "c", "D d.mdx", ".hidden"),
    );
    const file = fc.tuple(fc.array(name, { minLength: 1, maxLength: 4 }), fc.oneof(pieces, fc.constant("{}")));
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 6 }), (files) => {
        const copy = contentFolder();
        for (const [path, text] of files) grow(copy, join("grown", ...path), text);
        expectReported(copy);
        copy.remove();
        mkdirSync(copy.root);
      }),
      { seed: SEED, numRuns: 4 },
    );
  });

  function grow(copy: ContentFolder, file: string, text: string): void {
    try {
      mkdirSync(dirname(copy.path(file)), { recursive: true });
      writeFileSync(copy.path(file), text);
    } catch {
      // Deleting a file where a folder should be, or the reverse, is fine here.
    }
  }
});
