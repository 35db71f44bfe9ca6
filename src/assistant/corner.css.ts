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

/** A control that the Tab key scrolls to is above the button. */
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
    "&[data-needless]": { visibility: "hidden" },
    "&[data-aside]:not(:has(:focus-visible))": { opacity: 0, pointerEvents: "none", transition: "none" },
  },
});

/** On phones the sign is enough to be seen; the words are there to be heard. */
export const label = style({
  "@media": {
    [media.mobile]: {
      position: "absolute",
      width: tokens.line.thin,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
