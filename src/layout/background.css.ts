import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { room } from "../theme/room.css.ts";
import { palette, tokens } from "../theme/tokens.css.ts";

export const background = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  zIndex: -1,
  pointerEvents: "none",
});

/** The picture keeps its scale and is cropped to the part, rather than stretched. */
globalStyle(`${background} > *`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  objectFit: "cover",
});

/** A section may be much higher than wide; the lines keep to its top and run out there, so that they stay fine. */
const atTop = {
  objectPosition: "right top",
  maxHeight: tokens.width.decoration,
  maskImage: "linear-gradient(black 40%, transparent)",
  "@container": { [room.mobile]: { maxHeight: tokens.width.figure } },
};

export const layer = styleVariants({
  /** On a phone a hero is much higher than wide, and all of it is words. */
  "hero-lines": {
    objectPosition: "right center",
    "@container": {
      [room.mobile]: {
        maxHeight: tokens.width.decoration,
        opacity: 0.6,
        maskImage: "linear-gradient(black 50%, transparent)",
      },
    },
  },
  "hero-marks": {
    display: "none",
    objectPosition: "right center",
    // However high its words make a hero, its survey marks keep to the right of them.
    maskImage: "linear-gradient(90deg, transparent 66%, black 76%)",
    "@container": { [room.desktop]: { display: "block" } },
  },
  "section-lines": atTop,
  "section-marks": atTop,
  "cta-lines": { objectPosition: "right center" },
  "cta-marks": { objectPosition: "right center", "@container": { [room.mobile]: { display: "none" } } },
});

/** Lines that are in the page itself look as they do in their picture. */
export const linesPath = style({ fill: "none", strokeWidth: 1 });

export const fadeStop = style({ stopColor: palette.eucalyptusBright });
