import { globalStyle, style } from "@vanilla-extract/css";
import { palette } from "../../theme/colours.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const film = style({
  width: "100%",
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
});

/** Words below the picture where they'd have less room than a word. */
export const shown = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.label}), 1fr))`,
  gap: tokens.space.base,
  alignItems: "center",
});

export const still = style({ position: "relative" });
globalStyle(`${still} img`, { aspectRatio: "16 / 9", objectFit: "cover", objectPosition: "50% 80%" });

export const play = style({
  position: "absolute",
  inset: 0,
  width: tokens.width.target,
  margin: "auto",
  color: palette.ochreBright,
});
