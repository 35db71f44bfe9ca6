import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

/** A drawing of the guide: a sheet of A4, seen from the front. */
export const cover = style({
  display: "none",
  overflow: "hidden",
  isolation: "isolate",
  aspectRatio: "210 / 297",
  width: `min(100%, ${tokens.width.figure})`,
  marginTop: tokens.space.large,
  padding: tokens.space.wide,
  borderRadius: tokens.radius.small,
  boxShadow: tokens.shadow.raised,
  "@media": { [media.desktop]: { display: "grid", gridTemplateRows: "1fr auto", gap: tokens.space.base } },
});

export const coverTitle = style({
  alignSelf: "end",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.02em",
});

export const privacyTitle = style({ fontSize: tokens.size.heading3 });
