import { expect, test } from "vitest";
import { positionAt } from "./problem.ts";
import { formatProblems } from "./report.ts";

test("Mistakes are grouped by file, each with its place, its field, what was found and what to do", () => {
  const report = formatProblems([
    {
      file: "content/a.json",
      line: 3,
      column: 5,
      field: "seo.title",
      message: "this text is empty",
      hint: "Write it.",
    },
    { file: "content/a.json", line: 9, column: 1, field: "", message: "a comma is missing" },
    { file: "content/b.mdx", line: 1, column: 1, field: "text", message: "there is no text" },
  ]);

  expect(report).toBe(`content/a.json
  content/a.json:3:5  seo.title
    this text is empty
    Write it.
  content/a.json:9:1
    a comma is missing

content/b.mdx
  content/b.mdx:1:1  text
    there is no text
`);
});

test("No mistakes make no report", () => {
  expect(formatProblems([])).toBe("");
});

test.each([
  ["", 0, 1, 1],
  ["ab\ncd", 1, 1, 2],
  ["ab\ncd", 3, 2, 1],
  ["ab\r\ncd", 5, 2, 2],
  ["ab\n\ncd", 99, 3, 3],
])("In %j, offset %i is line %i, column %i", (text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});
