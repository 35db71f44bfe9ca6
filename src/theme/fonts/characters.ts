/** The pages' characters: English, Australian typography, and accented letters on pages today. */
export const COMMON_CHARACTERS = `${range(0x20, 0x7e)}\u00a0£§©®°±²·¼½¾×÷ãé‐‑–—‘’‚“”„†•…′″‹›€™−`;

/** Other Western European characters. The rest comes from system fonts (`fallbacksOf`). */
export const FURTHER_CHARACTERS = [...`${range(0xa1, 0xff)}ŒœŸ`]
  .filter((character) => !COMMON_CHARACTERS.includes(character))
  .join("");

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Formats characters for `unicode-range` */
export function unicodeRange(characters: string): string {
  const points = new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
  const starts = [...points].filter((point) => !points.has(point - 1));
  return starts.map((start) => `U+${start.toString(16)}-${endOfRun(points, start).toString(16)}`).join(", ");
}

function endOfRun(points: ReadonlySet<number>, start: number): number {
  return points.has(start + 1) ? endOfRun(points, start + 1) : start;
}
