import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { lightColours, palette, tokens } from "../theme/tokens.css.ts";

/** Fixed in the window's corner. */
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

/** The footer ends above the button, which is always visible there. */
globalStyle(`body:has(${corner}) > footer`, { paddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/** Controls that get the focus scroll clear of the button. */
globalStyle(`html:has(${corner})`, { scrollPaddingBottom: `calc(${tokens.space.section} + ${tokens.width.row})` });

/**
 * A pale border sets the button off from dark and light backgrounds. Where it would cover a control, it is
 * hidden, but stays focusable and shows on focus. It doesn't flicker while scrolling past links.
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
