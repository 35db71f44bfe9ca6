import type { Position } from "./problem.ts";

/** As many characters as are shown of a line, and how many of them before the caret. */
const WIDTH = 100;
const BEFORE = 50;

/**
 * Cuts out the line of a mistake, and a part of it if it is long.
 * @returns that, and what is before the caret below it; undefined if the line is empty
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

/** Takes the place of what a terminal would not show as one thing. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\t", "    ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "·");
}
