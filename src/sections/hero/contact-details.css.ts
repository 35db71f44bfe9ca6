import { style } from "@vanilla-extract/css";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const details = style({
  columnGap: tokens.space.large,
  rowGap: tokens.space.large,
  paddingTop: tokens.space.base,
});

export const phone = style([
  touchTarget,
  {
    color: colour.text,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.heading2,
    fontWeight: tokens.weight.heading,
    letterSpacing: tokens.tracking.letters,
    fontVariantNumeric: "tabular-nums",
    textDecorationColor: colour.line,
  },
]);

export const mail = style([touchTarget, { overflowWrap: "anywhere" }]);

/** Hours break between days and time. */
export const plain = style({ fontSize: tokens.size.lead, lineHeight: "1.5", textWrap: "balance" });
