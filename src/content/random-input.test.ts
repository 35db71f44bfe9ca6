import { readdirSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { articleText, ContentCopy } from "../../tests/support/content.ts";
import { readProse } from "./prose.server.ts";
import { readJson, readMdx } from "./source.server.ts";

const copy = new ContentCopy();
afterAll(() => copy.remove());

const files = readdirSync(copy.path(""), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));

/** What stands in content files, in an order that nobody would write. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."{}[]()<>\"'`:,#*&!|>-=/\\_~@%$",
        ...["\n", "\r\n", "\t", " ", "\0", "\u2028", "---\n", "title: ", '"title": ', "null", "true", "0", "-1e9"],
        ...[
          "<Callout ",
          'title="x"',
          "</Callout>",
          "<!--",
          "import ",
          "export ",
          "[[brand]]",
          "](/",
          "## ",
          "- ",
          "{/*",
        ],
        ...["__proto__", "constructor", "&a", "*a", "!!map", "<<: ", "? ", "\ud800", "é", "😀"],
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

describe("Whatever stands in a file,", () => {
  test("reading it as JSON gives a value or a mistake with a place in the file", () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.json(), fc.string({ unit: "binary" })), (text) => {
        const { value, problems } = readJson("content/x.json", text);
        expect(value !== undefined || problems.length > 0).toBe(true);
        for (const problem of problems) expectPlace(problem, text);
      }),
      { numRuns: 200 },
    );
  });

  test("reading it as front matter gives fields or a mistake with a place in the file", () => {
    fc.assert(
      fc.property(pieces, (yaml) => {
        const text = `---\n${yaml}\n---\n\nWords.\n`;
        const { value, problems } = readMdx("content/x.mdx", text);
        expect(value !== undefined || problems.length > 0).toBe(true);
        for (const problem of problems) expectPlace(problem, text);
      }),
      { numRuns: 200 },
    );
  });

  test("reading it as an article's text gives what it says or a mistake with a place in the file", () => {
    fc.assert(
      fc.property(pieces, (body) => {
        const text = articleText({ id: 9001, body });
        const source = readMdx("content/x.mdx", text);
        for (const problem of readProse(source, new Map()).problems) expectPlace(problem, text);
      }),
      { numRuns: 150 },
    );
  });

  test("the check ends with a report that names that file", () => {
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 200 }), pieces);
    fc.assert(
      fc.property(fc.constantFrom(...files), bytes, (file, text) => {
        const before = copy.read(file);
        const { problems } = copy.write(file, text).load();
        copy.write(file, before);
        expect(problems.map((problem) => problem.file)).toContain(`content/${file}`);
      }),
      { numRuns: 8 },
    );
  });
});

function expectPlace({ line, column }: { readonly line: number; readonly column: number }, text: string): void {
  const lines = text.split("\n");
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
}
