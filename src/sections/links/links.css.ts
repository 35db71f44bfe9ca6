import { style } from "@vanilla-extract/css";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ width: "100%", borderBottom: `${tokens.line.thin} solid ${colour.line}` });

export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  minHeight: tokens.width.row,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  color: colour.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  textDecoration: "none",
  ":hover": { color: colour.action },
});
