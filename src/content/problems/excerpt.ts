import type { Position } from "./problem.ts";

/** The most characters of a line that are shown, and how many of them are before the caret. */
const WIDTH = 100;
const BEFORE = 50;

/**
 * Cuts out the line of a mistake, or a part of a long one.
 * @returns that, and the text before the caret below it; undefined if the line is empty
 */
export function excerpt(text: string, { line, column }: Position) {
  const written = text.split("\n", line)[line - 1]?.replace(/\r$/, "") ?? "";
  if (written.trim() === "") return undefined;
  const before = shown(written.slice(0, column - 1));
  const after = shown(written.slice(column - 1));
  const head = before.length > BEFORE ? `…${before.slice(1 - BEFORE)}` : before;
  const room = WIDTH - head.length;
  const tail = after.length > room ? `${after.slice(0, room - 1)}…` : after;
  return { text: (head + tail).trimEnd(), indent: " ".repeat(head.length) };
}

/** Replaces characters that a terminal would not show as one column. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\t", "    ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "·");
}
