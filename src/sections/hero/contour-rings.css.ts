import { style } from "@vanilla-extract/css";
import { room } from "../../theme/room.css.ts";
import { ground } from "../../theme/tokens.css.ts";

/** They lie below the words on a telephone and beside them where there is room. */
export const rings = style({
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
