import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { limestoneGround, palette, tokens } from "../theme/tokens.css.ts";

/** Stays at the window's lower edge as long as the page's content is there, and never covers the footer. */
export const corner = style([
  limestoneGround,
  {
    position: "sticky",
    bottom: tokens.space.wide,
    zIndex: tokens.layer.assistant,
    height: 0,
    display: "flex",
    justifyContent: "flex-end",
    alignItems: "flex-end",
    paddingInline: tokens.space.gutter,
    pointerEvents: "none",
    "@media": { [media.mobile]: { bottom: tokens.space.base } },
  },
]);

/** A pale line around the button parts it from dark grounds as well as from light ones. */
export const launcher = style({
  pointerEvents: "auto",
  borderRadius: tokens.radius.base,
  boxShadow: `0 0 0 ${tokens.line.thick} ${palette.white}, ${tokens.shadow.header}`,
  selectors: { "&[data-open]": { visibility: "hidden" } },
});
