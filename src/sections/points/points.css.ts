import { style } from "@vanilla-extract/css";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const body = style({ width: "100%", minWidth: 0 });

export const note = style({
  marginTop: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

export const link = style([touchTarget, { gap: tokens.space.tight }]);
