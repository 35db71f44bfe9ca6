import type { StyleRule } from "@vanilla-extract/css";
import { frameWidth } from "./grid.css.ts";

/** Stacks the cells of a table where letters are too large for two side by side. */
export function stackedCell(cell: StyleRule): StyleRule {
  return { "@container": { [`(max-width: ${frameWidth.words})`]: { display: "block", width: "100%", ...cell } } };
}
