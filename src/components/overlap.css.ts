import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

/** Overlaps the hero above. */
export const overlap = style({
  position: "relative",
  marginTop: `calc(${tokens.space.overlap} * -1)`,
  // The hero has no space for it in print.
  "@media": { print: { marginTop: 0 } },
});

/** A section that overlaps the hero. */
export const overlapSection = style([overlap, { paddingBottom: tokens.space.section }]);
