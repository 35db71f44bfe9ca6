import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The same surface as below the screens of the other platforms. */
export const mat = style({
  display: "grid",
  width: "100%",
  padding: `min(${tokens.space.wide}, 5vw)`,
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
});

const dashed = `${tokens.line.thick} dashed ${colour.line}`;

export const outline = style({
  ...column,
  justifyContent: "center",
  gap: tokens.space.small,
  padding: `min(${tokens.space.base}, 4vw)`,
  border: dashed,
  borderRadius: tokens.radius.base,
});

export const person = style({
  width: "100%",
  maxWidth: tokens.width.figure,
  fill: "none",
  stroke: colour.soft,
  strokeWidth: 2,
  strokeDasharray: "5 4",
});

/** In two columns on phones, where the screen is as wide as the page. */
export const features = style({
  ...column,
  "@container": {
    [breakpoint.mobile]: {
      display: "grid",
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${tokens.width.label}, 100%), 1fr))`,
      columnGap: tokens.space.base,
    },
  },
});

export const feature = style({
  paddingBlock: tokens.space.tiny,
  borderTop: dashed,
  borderTopWidth: tokens.line.thin,
  fontSize: `min(${tokens.size.small}, 6vw)`,
  lineHeight: "1.4",
  color: colour.soft,
});
