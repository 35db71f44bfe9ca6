import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

/** The face beside the words, above them on phones and where letters are large. */
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.wide,
  "@container": { [breakpoint.mobile]: { flexDirection: "column", gap: tokens.space.base } },
});
globalStyle(`${person} > div`, {
  flex: `1 1 ${tokens.width.address}`,
  "@container": { [breakpoint.mobile]: { flex: "none" } },
});

export const role = style({
  color: colour.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});
