import { globalStyle, style } from "@vanilla-extract/css";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

/** The face beside the words, above them where letters are large. */
export const person = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.wide });
globalStyle(`${person} > div`, { flex: `1 1 ${tokens.width.address}` });

export const role = style({
  color: colour.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});
