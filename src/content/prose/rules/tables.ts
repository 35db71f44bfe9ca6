import type { Root, Table, TableRow } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { plural } from "../../problems/report.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { eachOf } from "../walk.ts";

/** Finds tables without column names, and rows with more or fewer cells than columns: extra cells would be dropped. */
export function remarkCheckTables() {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "table", (node) => checkTable(node, file));
  };
}

function checkTable({ children: [head, ...rows] }: Table, file: VFile): void {
  if (!head) return;
  if (rows.length === 0) reportProblem(file, head, NO_ROWS);
  const columns = head.children.length;
  const isNameless = head.children.every((cell) => cell.children.length === 0);
  if (isNameless) reportProblem(file, head, NAMELESS);
  else for (const row of rows) if (row.children.length !== columns) reportProblem(file, row, otherCells(row, columns));
}

const NO_ROWS: ProblemText = {
  message: "this table has names of columns, and nothing below them",
  hint: "Write its rows right below, without an empty line between, or take it out.",
};

const NAMELESS: ProblemText = { message: "the first line of a table names its columns, but this one is empty" };

function otherCells({ children }: TableRow, columns: number): ProblemText {
  return {
    message: `this row has ${plural(children.length, "cell")}, but the table has ${plural(columns, "column")}`,
    hint: 'A cell may be empty: | |. A "|" that belongs to the text is written "\\|".',
  };
}
