import { globalStyle, style } from "@vanilla-extract/css";
import { nightGround, palette, tokens } from "../theme/tokens.css.ts";

/** Solid at the top of the page; the bootstrap sets data-scrolled beyond 50 px. */
export const header = style([
  nightGround,
  {
    position: "fixed",
    insetInline: 0,
    top: 0,
    height: tokens.width.header,
    zIndex: tokens.layer.header,
    backgroundColor: palette.night,
    color: palette.mist,
    borderBottom: `${tokens.line.thin} solid ${palette.nightLine}`,
    transition: `background-color ${tokens.motion.answer}, box-shadow ${tokens.motion.answer}`,
    selectors: {
      "&[data-scrolled]": {
        backgroundColor: `rgb(from ${palette.night} r g b / 0.95)`,
        backdropFilter: "blur(10px)",
        borderBottomColor: "transparent",
        boxShadow: tokens.shadow.header,
      },
    },
  },
]);

export const bar = style({
  height: "100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
});

export const wordmark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: `min(${tokens.space.small}, 2vw)`,
  minHeight: tokens.width.target,
  fontFamily: tokens.font.heading,
  fontSize: "min(1.25rem, 5.5vw)",
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.02em",
  color: palette.mist,
  textDecoration: "none",
  ":hover": { color: palette.white },
});

export const menuButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: `min(${tokens.space.small}, 2vw)`,
  minHeight: tokens.width.target,
  padding: `0 min(${tokens.space.base}, 4vw)`,
  border: `${tokens.line.thin} solid ${palette.nightLine}`,
  borderRadius: tokens.radius.round,
  background: "transparent",
  color: palette.mist,
  fontWeight: tokens.weight.medium,
  cursor: "pointer",
  transition: `border-color ${tokens.motion.answer}`,
  ":hover": { borderColor: palette.mist },
});

export const bars = style({ display: "grid", gap: "5px", width: "1.125rem" });
globalStyle(`${bars} > span`, { height: "2px", backgroundColor: "currentColor", borderRadius: "1px" });
globalStyle(`${bars} > span:last-child`, { width: "70%" });

export const skipLink = style([
  nightGround,
  {
    position: "fixed",
    top: tokens.space.small,
    left: tokens.space.small,
    zIndex: tokens.layer.skipLink,
    padding: `${tokens.space.small} ${tokens.space.base}`,
    borderRadius: tokens.radius.base,
    backgroundColor: palette.mist,
    color: palette.night,
    fontWeight: tokens.weight.strong,
    transform: "translateY(-300%)",
    ":focus": { transform: "none", color: palette.night },
  },
]);
