import type { Element, Nodes, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";

/** More letters than this don't fit beside two other cells on a phone. */
const SHORT_CELL = 24;

/**
 * Prepares Markdown's tables for narrow screens. The first cell of each row becomes the row's header. A table that is
 * too wide is marked, and its cells name their column, to be shown one below another, or beside the row's number; others name their columns, for the
 * frame that scrolls. Cells say how they are aligned.
 */
export function narrowTables(tree: Root): void {
  for (const table of elements(tree, "table")) prepare(table);
}

function prepare(table: Element): void {
  const [head = [], ...body] = elements(table, "tr").map(cellsOf);
  for (const cell of [head, ...body].flat()) markAlignment(cell);
  for (const [first] of body) asRowHeader(first);
  const isTooWide =
    head.length > 2 && body.some((row) => row.slice(1).some((cell) => textOf(cell).length > SHORT_CELL));
  if (!isTooWide) {
    table.properties["data-columns"] = head
      .map((cell) => textOf(cell).trim())
      .filter(Boolean)
      .join(", ");
    return;
  }
  table.properties["data-stacked"] = isCount(head) ? "count" : "list";
  for (const row of body) {
    row.forEach((cell, column) => {
      const name = head[column];
      if (name && column > 0) cell.properties["data-column"] = textOf(name);
    });
  }
}

/** @returns whether a table tells a number of each thing, and one thing more about it */
function isCount(head: readonly Element[]): boolean {
  return head.length === 3 && head.filter(({ properties }) => properties["data-align"] === "right").length === 1;
}

/** The attribute of HTML is deprecated, and the security policy refuses inline styles. */
function markAlignment({ properties }: Element): void {
  const { align } = properties;
  if (align === undefined) return;
  delete properties["align"];
  properties["data-align"] = align;
}

function asRowHeader(cell: Element | undefined): void {
  if (!cell) return;
  cell.tagName = "th";
  cell.properties.scope = "row";
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === "element");
}

/** @returns all descendant elements, optionally of a name */
function elements(within: Nodes, tagName?: string): Element[] {
  if (!("children" in within)) return [];
  const children: readonly Nodes[] = within.children;
  return children.flatMap((child) => [
    ...(child.type === "element" && (tagName ?? child.tagName) === child.tagName ? [child] : []),
    ...elements(child, tagName),
  ]);
}
