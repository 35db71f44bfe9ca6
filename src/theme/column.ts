import { tokens } from "./tokens.css.ts";

/** A column; add `gap`, and `alignItems` for narrow items. */
export const column = { display: "flex", flexDirection: "column" } as const;

/** Two ends of a line, below each other where they don't fit beside each other. */
export const apart = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${tokens.space.base}`,
} as const;

/** Columns by parts: `columns(7, 5)` gives the first seven twelfths, whatever its content. */
export const columns = (...parts: readonly [number, number]) =>
  ({ display: "grid", gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(" ") }) as const;

/** Columns of equal width. */
export const equalColumns = (count: number) =>
  ({ display: "grid", gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }) as const;
