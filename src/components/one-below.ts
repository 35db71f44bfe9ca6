import type { StyleRule } from "@vanilla-extract/css";
import { frameWidth } from "./grid.css.ts";

/** Makes the cells of a table stand one below the other where letters are too large for two beside one another. */
export function oneBelow(cell: StyleRule): StyleRule {
  return { "@container": { [`(max-width: ${frameWidth.words})`]: { display: "block", width: "100%", ...cell } } };
}
