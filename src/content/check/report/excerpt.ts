import type { Position } from "./problem.ts";

/** A line of a file, and what is before the caret below it. */
export interface Excerpt {
  readonly text: string;
  readonly indent: string;
}

/** As many columns as are shown of a line, and how many of them before the caret. */
const WIDTH = 100;
const BEFORE = 50;

const TAB = "    ";

/** Characters that take two columns in a terminal. */
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Cuts out the line of a mistake, and a part of it if it is long.
 * @returns undefined if the line is empty
 */
export function excerpt(text: string, { line, column }: Position): Excerpt | undefined {
  const written = text.split("\n", line)[line - 1]?.replace(/\r$/, "") ?? "";
  if (written.trim() === "") return undefined;
  // What lies further off isn't shown, however wide it is.
  const start = Math.max(0, column - 1 - 2 * BEFORE);
  const before = shown(written.slice(start, column - 1));
  const after = shown(written.slice(column - 1, column - 1 + 2 * WIDTH));
  const head = start > 0 || widthOf(before) > BEFORE ? `…${lastColumns(before, BEFORE - 1)}` : before;
  const room = WIDTH - widthOf(head);
  const isCut = widthOf(after) > room || written.length > column - 1 + 2 * WIDTH;
  return {
    text: (head + (isCut ? `${firstColumns(after, room - 1)}…` : after)).trimEnd(),
    indent: " ".repeat(widthOf(head)),
  };
}

/** Takes the place of what a terminal would not show as one thing. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\t", TAB)
    .replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === "\u200d" ? mark : "·"));
}

function firstColumns(text: string, columns: number): string {
  let width = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

function lastColumns(text: string, columns: number): string {
  const segments = [...graphemes.segment(text)].map(({ segment }) => segment);
  let width = 0;
  const kept = segments.toReversed().findIndex((segment) => {
    width += widthOf(segment);
    return width > columns;
  });
  return kept === -1 ? text : segments.slice(segments.length - kept).join("");
}

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}
