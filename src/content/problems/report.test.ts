import { describe, expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";
import { type Problem, positionAt } from "./problem.ts";
import { formatProblems } from "./report.ts";
import { formatForGithub } from "./report-github.ts";

const PROBLEMS: readonly Problem[] = [
  { file: "content/a.json", line: 2, column: 3, field: "seo.title", message: "this text is empty", hint: "Write it." },
  { file: "content/a.json", line: 1, column: 1, field: "", message: "a comma is missing", warning: true },
  { file: "content/b.mdx", line: 1, column: 1, field: "", message: "no list uses this file", wholeFile: true },
];

const TEXTS = new Map([
  ["content/a.json", '{\n  "seo": {}\n}\n'],
  ["content/b.mdx", "---\n"],
]);

test("Mistakes are grouped by file and counted, each with its place, its line, what was found and what to do", () => {
  expect(formatProblems(PROBLEMS, { textOf: (file) => TEXTS.get(file) })).toBe(`content/a.json (1 mistake, 1 warning)

  content/a.json:2:3  seo.title
    2 |   "seo": {}
      |   ^
    this text is empty
    Write it.

  content/a.json:1:1
    1 | {
      | ^
    warning: a comma is missing

content/b.mdx (1 mistake)

  content/b.mdx:1:1
    no list uses this file
`);
});

test("No mistakes make no report", () => {
  expect(formatProblems([])).toBe("");
});

test("What a file's name or content holds can't steer the terminal", () => {
  const report = formatProblems([{ file: "a\u001b[2J.mdx", line: 1, column: 1, field: "", message: "x\u202ey" }]);

  expect(report).toContain("a\\u001b[2J.mdx");
  expect(report).toContain("x\\u202ey");
});

test("GitHub gets one command a mistake, with what would end a command or a property escaped", () => {
  const problem = {
    file: "content/a,b:c.mdx",
    line: 3,
    column: 5,
    field: "seo.title",
    message: "100 % of\r\nit: a, b",
  };

  expect(
    formatForGithub([
      { ...problem, hint: "Do it." },
      { ...problem, field: "", warning: true },
    ]),
  ).toBe(
    "::error file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=Content%3A seo.title::100 %25 of%0D%0Ait: a, b%0ADo it.\n" +
      "::warning file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=Content::100 %25 of%0D%0Ait: a, b\n",
  );
});

describe("The line of a mistake", () => {
  const caretOf = (text: string, column: number) => {
    const shown = excerpt(text, { line: 1, column });
    return shown && [shown.text, `${shown.indent}^`];
  };

  test.each([
    ["is shown with a caret", "ab {c}", 4, ["ab {c}", "   ^"]],
    ["has tabs as wide as the caret takes them", "\ta\t{c}", 4, ["    a    {c}", "         ^"]],
    ["can end where the mistake is", "abc", 4, ["abc", "   ^"]],
    ["ends before a carriage return", "abc\r\nd", 1, ["abc", "^"]],
    ["hides what a terminal would obey", "a\u001b[2J {c}", 7, ["a·[2J {c}", "      ^"]],
  ])("%s", (_name, text, column, shown) => {
    expect(caretOf(text, column)).toEqual(shown);
  });

  test("is cut around the mistake if it is long, and the caret stays under it", () => {
    const long = `${"before ".repeat(5000)}{c}${" after".repeat(5000)}`;
    const [text = "", caret = ""] = caretOf(long, 35_001) ?? [];

    expect(text).toMatch(/^….* before \{c\} after .*…$/);
    expect(text.length).toBeLessThanOrEqual(100);
    expect(text[caret.length - 1]).toBe("{");
  });

  test("is left out if it is empty, or not there", () => {
    expect(caretOf("", 1)).toBeUndefined();
    expect(excerpt("a", { line: 9, column: 1 })).toBeUndefined();
  });
});

test.each([
  ["", 0, 1, 1],
  ["ab\ncd", 1, 1, 2],
  ["ab\ncd", 2, 1, 3],
  ["ab\ncd", 3, 2, 1],
  ["ab\r\ncd", 5, 2, 2],
  ["ab\n\ncd", 99, 3, 3],
])("In %j, offset %i is line %i, column %i", (text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});
