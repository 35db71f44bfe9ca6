import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

/** One thing on an otherwise empty page. */
export const shell = style({
  display: "grid",
  gap: tokens.space.wide,
  alignContent: "start",
  minHeight: "60vh",
  paddingBlock: tokens.space.hero,
});

/** Without a script nothing is under way, so nothing is said to be. */
export const status = style({ "@media": { "(scripting: none)": { display: "none" } } });
