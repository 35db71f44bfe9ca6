import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { lightColours, palette, tokens } from "../theme/tokens.css.ts";

/** In the window's lower corner, wherever the page is scrolled to. */
export const corner = style([
  lightColours,
  {
    position: "fixed",
    insetInlineEnd: tokens.space.wide,
    bottom: tokens.space.wide,
    zIndex: tokens.layer.assistant,
    pointerEvents: "none",
    "@media": { [media.mobile]: { insetInlineEnd: tokens.space.base, bottom: tokens.space.base } },
  },
]);

/** The footer ends above the button, which is seen there even if it had to step aside on all of the page. */
globalStyle(`body:has(${corner}) > footer`, { paddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/** Nor is a control that the Tab key scrolls to. */
globalStyle(`html:has(${corner})`, { scrollPaddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/**
 * A pale line around the button sets it off from dark and light backgrounds. Where it would cover what can be pressed, it is
 * out of sight, but remains in the order of the Tab key, which shows it. While the page scrolls past links, it does not flicker.
 */
export const launcher = style({
  pointerEvents: "auto",
  borderRadius: tokens.radius.base,
  boxShadow: `0 0 0 ${tokens.line.thick} ${palette.white}, ${tokens.shadow.header}`,
  transition: `opacity ${tokens.motion.answer} ${tokens.motion.linkReveal}`,
  selectors: {
    "&[data-open]": { visibility: "hidden" },
    "&[data-aside]:not(:has(:focus-visible))": { opacity: 0, pointerEvents: "none", transition: "none" },
  },
});
