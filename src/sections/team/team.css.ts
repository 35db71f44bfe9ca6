import { style } from "@vanilla-extract/css";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

export const role = style({
  color: colour.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});
