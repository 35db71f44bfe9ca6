import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const details = style({
  columnGap: tokens.space.large,
  rowGap: tokens.space.large,
  paddingTop: tokens.space.base,
});

export const detailTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  color: ground.accent,
});

const line = { display: "inline-flex", alignItems: "center", minHeight: tokens.width.target } as const;

/** Most visitors hold the phone in their hand: the number is the largest thing here. */
export const phone = style({
  ...line,
  color: ground.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading2,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.022em",
  fontVariantNumeric: "tabular-nums",
  textDecorationColor: ground.line,
});

export const mail = style({ ...line, overflowWrap: "anywhere" });

/** Hours break between the days and the time. */
export const plain = style({ fontSize: tokens.size.lead, lineHeight: "1.5", textWrap: "balance" });
