import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { colour, tokens, whiteColours } from "../theme/tokens.css.ts";

/** Beside the page on wide screens, covering it on phones. */
export const dialog = style([
  whiteColours,
  {
    position: "fixed",
    inset: "auto",
    insetInlineEnd: tokens.space.wide,
    bottom: tokens.space.wide,
    zIndex: tokens.layer.dialog,
    width: tokens.width.assistant,
    maxWidth: "none",
    height: `min(${tokens.width.dialog}, 100dvh - ${tokens.width.header} - 2 * ${tokens.space.wide})`,
    maxHeight: "none",
    margin: 0,
    padding: 0,
    overflow: "hidden",
    border: `${tokens.line.thin} solid ${colour.line}`,
    borderRadius: tokens.radius.base,
    backgroundColor: colour.base,
    color: colour.text,
    boxShadow: tokens.shadow.raised,
    transition: `opacity ${tokens.motion.answer}, translate ${tokens.motion.answer} ${tokens.motion.ease}`,
    outline: "none",
    selectors: { "&[open]": { display: "flex", flexDirection: "column" } },
    "@starting-style": { selectors: { "&[open]": { opacity: 0, translate: `0 ${tokens.space.base}` } } },
    "@media": {
      [media.mobile]: { inset: 0, width: "100%", height: "100dvh", border: 0, borderRadius: 0, boxShadow: "none" },
    },
  },
]);

/** The covered page doesn't scroll. */
globalStyle(`html:has(${dialog}[open])`, { "@media": { [media.mobile]: { overflow: "hidden" } } });
