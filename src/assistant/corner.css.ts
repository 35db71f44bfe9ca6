import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { limestoneGround, palette, tokens } from "../theme/tokens.css.ts";

/** In the window's lower corner, wherever the page is scrolled to. */
export const corner = style([
  limestoneGround,
  {
    position: "fixed",
    insetInlineEnd: tokens.space.wide,
    bottom: tokens.space.wide,
    zIndex: tokens.layer.assistant,
    "@media": { [media.mobile]: { insetInlineEnd: tokens.space.base, bottom: tokens.space.base } },
  },
]);

/** The footer ends above the button, so that no link of it is ever covered. */
globalStyle(`body:has(${corner}) > footer`, { paddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/** Nor is a control that the Tab key scrolls to. */
globalStyle(`html:has(${corner})`, { scrollPaddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/** A pale line around the button parts it from dark grounds as well as from light ones. */
export const launcher = style({
  borderRadius: tokens.radius.base,
  boxShadow: `0 0 0 ${tokens.line.thick} ${palette.white}, ${tokens.shadow.header}`,
  selectors: { "&[data-open]": { visibility: "hidden" } },
});
