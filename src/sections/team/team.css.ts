import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

export const role = style({
  color: ground.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});
