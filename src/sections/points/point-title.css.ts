import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.target,
});
