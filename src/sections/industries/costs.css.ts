import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  width: "100%",
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  containerType: "inline-size",
});

const hasPicture = `(min-width: ${frameWidth.words})`;
const hasSum = `(min-width: ${frameWidth.two})`;

/** A row: picture, industry and sum, side by side if they fit. */
export const entry = style({
  ...column,
  gap: `${tokens.space.small} ${tokens.space.base}`,
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit", borderTopColor: colour.action },
  "@container": {
    [hasPicture]: { display: "grid", gridTemplateColumns: `${tokens.width.thumb} minmax(0, 1fr)` },
    [hasSum]: {
      display: "grid",
      gridTemplateColumns: `${tokens.width.column} minmax(0, 3fr) minmax(0, 2fr)`,
      columnGap: tokens.space.large,
      alignItems: "center",
    },
  },
});

export const picture = style({
  maxWidth: tokens.width.column,
  "@container": { [hasPicture]: { gridRow: "span 2" }, [hasSum]: { gridRow: "auto" } },
});

export const words = style({ ...column, gap: tokens.space.tiny, maxWidth: tokens.width.narrow });

export const name = style({ selectors: { "a:hover &": { color: colour.action, textDecoration: "underline" } } });

export const amount = style([
  titleText,
  {
    fontSize: tokens.size.heading3,
    fontVariantNumeric: "tabular-nums",
    color: colour.accent,
  },
]);
