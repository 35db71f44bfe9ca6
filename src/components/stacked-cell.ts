import type { StyleRule } from "@vanilla-extract/css";
import { frameWidth } from "./grid.css.ts";

/** Stacks table cells with very large letters. */
export function stackedCell(cell: StyleRule): StyleRule {
  return { "@container": { [`(max-width: ${frameWidth.words})`]: { display: "block", width: "100%", ...cell } } };
}
