import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  gap: tokens.space.large,
  "@container": { [breakpoint.mobile]: { gap: tokens.space.wide } },
});

export const card = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.tiny,
  borderTop: `${tokens.line.thick} solid ${colour.text}`,
  paddingTop: tokens.space.base,
});

/** A glimpse of the product, clipped at the bottom. */
export const cut = style({
  display: "none",
  width: "100%",
  height: `calc(${tokens.width.column} * 1.4)`,
  marginBottom: tokens.space.small,
  marginTop: `calc(-1 * ${tokens.space.base})`,
  overflow: "hidden",
  backgroundColor: colour.raised,
  "@container": { [`(min-width: ${frameWidth.three})`]: { display: "block" } },
  "@media": { print: { display: "none !important" } },
});

globalStyle(`${cut} > figure`, { padding: `${tokens.space.small} ${tokens.space.base} 0` });

export const link = style([touchTarget, { fontWeight: tokens.weight.strong, textDecoration: "none" }]);
