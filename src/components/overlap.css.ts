import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

/** What reaches up into an overlapped hero. */
export const overlap = style({
  position: "relative",
  marginTop: `calc(${tokens.space.overlap} * -1)`,
  // There the hero leaves no room for it.
  "@media": { print: { marginTop: 0 } },
});

/** A section that does. */
export const overlapSection = style([overlap, { paddingBottom: tokens.space.section }]);
