import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const platformLinks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${tokens.space.wide}`,
  paddingTop: tokens.space.base,
});

export const platformLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.hair,
  minHeight: tokens.width.target,
  color: ground.text,
});

export const film = style({ paddingBlock: tokens.space.section });

export const filmLayout = style({
  display: "grid",
  gap: tokens.space.large,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: tokens.space.huge } },
});

/** A double frame, like the neat line around a survey map. */
export const frame = style({
  width: "100%",
  padding: tokens.space.tight,
  border: `${tokens.line.thin} solid ${ground.text}`,
});

export const video = style({ width: "100%", maxHeight: tokens.width.film, aspectRatio: "16 / 9", objectFit: "cover" });
