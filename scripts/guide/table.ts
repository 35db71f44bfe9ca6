import type { Run, TableBlock } from "./blocks.ts";
import { colours, page, sheetWidth, type TextStyle, text } from "./design.ts";
import type { Strip } from "./flow.ts";
import { breakLines, type Line, longestWord, plainRuns } from "./lines.ts";
import { type Element, lazily, type Paper } from "./paper.ts";

const PADDING = { block: 5, inline: 7 } as const;
const GAP = { before: 18, caption: 4 } as const;
/** A column without text is there to be written into. */
const BLANK_WIDTH = 66;

type Cell = readonly Run[];

interface PlacedCell {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
}

interface Row {
  readonly cells: readonly PlacedCell[];
  readonly height: number;
  readonly isHead: boolean;
}

/** @returns the strips of a table, as wide as the sheet: a caption and the rows, which stay together. */
export function tableStrips(paper: Paper, block: TableBlock): Strip[] {
  const rows = placeRows(paper, block);
  const table = lazily(() => paper.add(paper.part, "Table"));
  const caption = block.caption === undefined ? [] : [captionStrip(paper, table, block.caption)];
  const strips = rows.map((row, index) => rowStrip(paper, table, row, index === rows.length - 1));
  return [...caption, ...strips].map((strip, index) => (index === 0 ? { ...strip, before: GAP.before } : strip));
}

function captionStrip(paper: Paper, table: () => Element, caption: string): Strip {
  const lines = breakLines(plainRuns(caption), text.caption, sheetWidth, paper.measure);
  return {
    before: 0,
    height: lines.length * text.caption.leading + GAP.caption,
    keepWithNext: true,
    isWide: true,
    draw: (y) => {
      paper.lines(table(), "Caption", { lines, style: text.caption, x: page.left, y });
    },
  };
}

function rowStrip(paper: Paper, table: () => Element, row: Row, isLast: boolean): Strip {
  return {
    before: 0,
    height: row.height,
    keepWithNext: !isLast,
    isWide: true,
    draw: (y) => {
      const element = paper.add(table(), "TR");
      for (const [index, cell] of row.cells.entries()) drawCell(paper, element, { cell, index, y, isHead: row.isHead });
      element.end();
      paper.decoration((document) => drawRule(document, y + row.height, row.isHead));
      if (isLast) table().end();
    },
  };
}

function drawCell(
  paper: Paper,
  row: Element,
  { cell, index, y, isHead }: { cell: PlacedCell; index: number; y: number; isHead: boolean },
): void {
  const { lines, style, x, width, align } = cell;
  const isHeader = lines.length > 0 && (isHead || index === 0);
  const type = isHeader ? "TH" : "TD";
  const element = paper.add(row, type, isHeader ? { scope: isHead ? "Column" : "Row" } : {});
  for (const [at, line] of lines.entries()) {
    const shift = align === "right" ? width - line.width : 0;
    paper.line(element, type, line, x + shift, y + PADDING.block + at * style.leading);
  }
  element.end();
}

function drawRule(document: PDFKit.PDFDocument, y: number, isHead: boolean): void {
  document.moveTo(page.left, y).lineTo(page.right, y);
  document.lineWidth(isHead ? 1 : 0.5).stroke(isHead ? colours.text : colours.line);
}

function placeRows(paper: Paper, { rows, align }: TableBlock): Row[] {
  const widths = columnWidths(rows, paper);
  return rows.map((row, index) => {
    const isHead = index === 0;
    const style = isHead ? text.cellHead : text.cell;
    const cells = row.map((runs, at): PlacedCell => {
      const before = widths.slice(0, at).reduce((sum, width) => sum + width + PADDING.inline * 2, 0);
      const width = widths[at] ?? 0;
      const lines = breakLines(runs, style, width + 0.01, paper.measure);
      return { lines, style, width, x: page.left + before, align: align[at] ?? "left" };
    });
    const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
    return { cells, isHead, height: lines * style.leading + 2 * PADDING.block };
  });
}

/** Every column gets its longest word, and what is left goes where most text is; long texts wrap, so they count less. */
function columnWidths(rows: readonly (readonly Cell[])[], paper: Paper): number[] {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? []));
  const least = columns.map((cells) => {
    const isBlank = cells.slice(1).every((cell) => cell.length === 0);
    const longest = Math.max(...cells.map((cell) => longestWord(cell, text.cellHead, paper.measure)));
    return isBlank ? Math.max(BLANK_WIDTH, longest) : longest;
  });
  const wanted = columns.map((cells) => {
    const longest = Math.max(...cells.map((cell) => lengthOf(cell, paper)));
    return Math.min(longest, sheetWidth / 2);
  });
  const free = sheetWidth - PADDING.inline * 2 * (columns.length - 1) - sum(least);
  const extra = wanted.map((width, at) => Math.max(0, width - (least[at] ?? 0)));
  const share = sum(extra) === 0 ? 0 : free / sum(extra);
  return least.map((width, at) => width + (extra[at] ?? 0) * share);
}

function lengthOf(cell: Cell, { measure }: Paper): number {
  return sum(cell.map((run) => measure(run.text, text.cell)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
