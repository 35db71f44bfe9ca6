import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

/** The face beside the words; where there is less room, beside the name. */
export const person = style({ display: "flow-root" });
globalStyle(`${person} > span`, { float: "inline-start", marginInlineEnd: tokens.space.wide });
// It doesn't wrap around the face.
globalStyle(`${person} > :last-child`, {
  overflow: "hidden",
  "@container": { [breakpoint.mobile]: { clear: "both", paddingTop: tokens.space.small } },
});

export const role = style({
  color: colour.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.small,
});
