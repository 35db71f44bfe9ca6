import { style, styleVariants } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const list = style({ gap: tokens.space.wide });

const card = style({
  display: "grid",
  alignContent: "start",
  gridTemplateRows: "auto auto auto 1fr auto",
  gap: tokens.space.tight,
  padding: tokens.space.wide,
  border: `${tokens.line.thin} solid ${ground.line}`,
  borderRadius: tokens.radius.base,
});

/** What is not there yet cannot be chosen: it is only outlined. */
export const cards = styleVariants({
  "Available Now": [card, { backgroundColor: ground.raised }],
  "Coming Soon": [card, { backgroundColor: ground.base, borderStyle: "dashed" }],
});

export const name = style({ fontSize: tokens.size.heading3, paddingTop: tokens.space.base });

export const foot = style({ paddingTop: tokens.space.base });
