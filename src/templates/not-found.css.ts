import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { room } from "../theme/room.css.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const top = style({
  position: "relative",
  ...column,
  justifyContent: "center",
  overflow: "clip",
  isolation: "isolate",
  paddingBlock: `${tokens.space.hero} 22rem`,
  "@container": { [room.wide]: { minHeight: "min(42rem, 80vh)", paddingBlock: tokens.space.hero } },
});

export const words = style({ maxWidth: tokens.width.narrow });
globalStyle(`${words} > p`, { textWrap: "balance" });

/** The hole lies below the words on a telephone and beside them where there is room. */
export const hole = style({
  position: "absolute",
  zIndex: -1,
  width: "34rem",
  maxWidth: "none",
  right: "-7rem",
  bottom: "-7rem",
  "@container": {
    [room.wide]: {
      width: "min(62rem, 76vw)",
      right: "-16rem",
      top: "50%",
      bottom: "auto",
      transform: "translateY(-50%)",
    },
    [room.desktop]: { right: "max(-12rem, (100vw - 90rem) / 2 - 12rem)" },
  },
});

export const rims = style({ fill: "none", stroke: ground.action, strokeWidth: 1.1, opacity: 0.55 });

/** Survey maps mark the inside of a hollow with short ticks. */
export const ticks = style({
  fill: "none",
  stroke: ground.action,
  strokeWidth: 9,
  strokeDasharray: "1.1 21",
  opacity: 0.55,
});

export const cross = style({ fill: "none", stroke: ground.accent, strokeWidth: 1.75 });

export const links = style({ width: "100%", borderBottom: `${tokens.line.thin} solid ${ground.line}` });

export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  minHeight: tokens.width.row,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  color: ground.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.012em",
  textDecoration: "none",
  ":hover": { color: ground.action },
});
