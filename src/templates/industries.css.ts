import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const ledger = style({ width: "100%", borderBottom: `${tokens.line.thin} solid ${ground.line}` });

/** A line of the ledger: the land, the trade, the sum. On a telephone the sum stands below the words. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.slim} minmax(0, 1fr)`,
  gap: `${tokens.space.small} ${tokens.space.base}`,
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit", borderTopColor: ground.action },
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `${tokens.width.column} minmax(0, 3fr) minmax(0, 2fr)`,
      columnGap: tokens.space.large,
      alignItems: "center",
    },
  },
});

export const picture = style({ "@media": { [media.mobile]: { gridRow: "span 2" } } });

export const words = style({ display: "grid", gap: tokens.space.hair, maxWidth: tokens.width.narrow });

export const name = style({ selectors: { "a:hover &": { color: ground.action, textDecoration: "underline" } } });

export const cost = style({ display: "grid", gap: tokens.space.hair });

export const amount = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.018em",
  fontVariantNumeric: "tabular-nums",
  color: ground.accent,
});
