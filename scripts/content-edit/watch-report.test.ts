import { expect, test } from "vitest";
import { articleText, copyContent } from "../../tests/support/content.ts";
import { watchReport } from "./watch-report.ts";

/** @returns what an editor underlines in a file of that text */
function underlined(file: string, text: string): string[] {
  const lines = text.split("\n");
  return watchReport(copyContent().write(file, text).load())
    .filter((mistake) => mistake.file === `content/${file}` && mistake.severity === "error")
    .map(({ line, column, endColumn }) => lines[line - 1]?.slice(column - 1, endColumn - 1) ?? "");
}

const option = (value: string) => `{\n  "options": [{ "value": ${value}, "label": "One" }]\n}\n`;
const article = (body: string, fields = "") => articleText({ id: 9001, fields, body });

test.each([
  ["a text", "options/fixture.json", option('"Not a \\"value\\""'), '"Not a \\"value\\""'],
  ["a number", "options/fixture.json", option("5"), "5"],
  ["a field's name", "blog/fixture.mdx", article("Words.\n", "expireat: 2026-01-01\n"), "expireat"],
  ["a field's value", "blog/fixture.mdx", article("Words.\n", "expireAt: 21 / 11 / 2026\n"), "21 / 11 / 2026"],
  ["a tag", "blog/fixture.mdx", article('Words.\n\n<Video src="a.mp4" /> \n'), '<Video src="a.mp4" />'],
  ["a tag's property", "blog/fixture.mdx", article('<Statistic value="1" lable="fixture" />\n'), 'lable="fixture"'],
  ["the rest of a line", "blog/fixture.mdx", article("Words.\n\n#### Deep down \n\nWords.\n"), "#### Deep down"],
])("What is underlined is %s", (_what, file, text, marked) => {
  expect(underlined(file, text)).toEqual([marked]);
});
