import { globalStyle, style } from "@vanilla-extract/css";
import { topRule, touchTarget, wrappingRow } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const platformLinks = style([wrappingRow, { gap: `0 ${tokens.space.wide}`, paddingTop: tokens.space.base }]);

export const platformLink = style([touchTarget, { color: colour.text }]);

/** The guide as it would lie on a desk. */
export const guidePages = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: tokens.space.base,
  width: "100%",
  maxWidth: tokens.width.narrow,
});
globalStyle(`${guidePages} > img`, {
  width: "100%",
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.small,
});

/** As wide as the hero, below it: what can be tried at once. */
export const ask = style([topRule, wrappingRow, { gap: `${tokens.space.small} ${tokens.space.wide}` }]);

export const askLabel = style({ color: colour.accent, fontWeight: tokens.weight.strong });

export const askList = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.small });
