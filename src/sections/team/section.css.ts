import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

export const member = style({ ...column, gap: tokens.space.tight });

export const role = style({
  color: ground.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});
