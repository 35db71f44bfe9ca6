import { style } from "@vanilla-extract/css";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const body = style({ width: "100%", minWidth: 0 });

export const note = style({
  marginTop: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

/** Takes no more height than a title without a link. */
export const link = style([
  touchTarget,
  {
    gap: tokens.space.tight,
    marginBlock: `calc((${tokens.leading.heading}em - ${tokens.width.target}) / 2)`,
  },
]);
