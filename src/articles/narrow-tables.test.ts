import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { eachElement, textOf } from "../../tests/support/html-elements.ts";
import { narrowTables } from "./narrow-tables.ts";

const LONG = "Name, email, phone, subject, message";

/** @returns all elements of a table made of these rows, as the plugin leaves them */
function prepared(rows: readonly (readonly string[])[]): Element[] {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[], tag: string) => row.map((text) => `<${tag}>${text}</${tag}>`).join("");
  const html = `<table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
  const tree = fromHtml(html, { fragment: true });
  narrowTables(tree);
  const found: Element[] = [];
  eachElement(tree, (node) => {
    found.push(node);
  });
  return found;
}

const withProperty = (found: Element[], name: string) => found.filter((node) => node.properties[name] !== undefined);

test("the first cell of each row is the row's header", () => {
  const found = prepared([
    ["City", "Winter"],
    ["Perth", "10.30 am"],
  ]);
  expect(found.filter(({ properties }) => properties.scope === "row").map((cell) => textOf(cell))).toEqual(["Perth"]);
});

test("a table that isn't stacked tells its columns' names, which name the frame that scrolls", () => {
  const found = prepared([
    ["City", "Winter", "Summer"],
    ["Perth", "10.30 am", "9.30 am"],
  ]);
  expect(withProperty(found, "data-columns").map(({ properties }) => properties["data-columns"])).toEqual([
    "City, Winter, Summer",
  ]);
});

test("cells of a table with long texts name their column", () => {
  const found = prepared([
    ["Form", "Asks for", "For"],
    ["Contact", LONG, "Answering you"],
  ]);
  const named = withProperty(found, "data-column").map((cell) => [cell.properties["data-column"], textOf(cell)]);
  expect(named).toEqual([
    ["Asks for", LONG],
    ["For", "Answering you"],
  ]);
});

test.each([
  ["one column of numbers", ["left", "right", "left"], "count"],
  ["no numbers", ["left", "left", "left"], "list"],
  ["two columns of numbers", ["left", "right", "right"], "list"],
  ["four columns", ["left", "right", "left", "left"], "list"],
])("a table of %s and long texts", (_, aligned, expected) => {
  const row = (tag: string) =>
    `<tr>${aligned.map((align) => `<${tag} align="${align}">${LONG}</${tag}>`).join("")}</tr>`;
  const tree = fromHtml(`<table><thead>${row("th")}</thead><tbody>${row("td")}</tbody></table>`, { fragment: true });
  narrowTables(tree);
  const stacked: unknown[] = [];
  eachElement(tree, ({ tagName, properties }) => {
    if (tagName === "table") stacked.push(properties["data-stacked"]);
  });
  expect(stacked).toEqual([expected]);
});

test.each([
  [
    "two columns",
    [
      ["Form", "Asks for"],
      ["Contact", LONG],
    ],
  ],
  [
    "short cells",
    [
      [LONG, "Starter", "Growth"],
      [LONG, "500", "2,000"],
    ],
  ],
])("a table of %s is unchanged", (_, rows) => {
  expect(withProperty(prepared(rows), "data-stacked")).toEqual([]);
});
