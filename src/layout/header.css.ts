import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { colour, darkColours, tokens } from "../theme/tokens.css.ts";

/** Solid at the top of the page; the bootstrap sets data-scrolled beyond 50 px. */
export const header = style([
  darkColours,
  {
    position: "fixed",
    insetInline: 0,
    top: 0,
    height: tokens.width.header,
    zIndex: tokens.layer.header,
    backgroundColor: colour.base,
    color: colour.text,
    borderBottom: `${tokens.line.thin} solid ${colour.line}`,
    transition: `background-color ${tokens.motion.answer}, box-shadow ${tokens.motion.answer}`,
    selectors: {
      "&[data-scrolled]": {
        backgroundColor: `color-mix(in srgb, ${colour.base} 95%, transparent)`,
        backdropFilter: `blur(${tokens.blur.header})`,
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
  fontSize: tokens.size.wordmark,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.02em",
  color: colour.text,
  textDecoration: "none",
  selectors: { "a&:hover": { color: colour.action } },
});

/** The ways to a person, where the bar has room for them. */
export const reach = style({
  display: "none",
  "@container": {
    [breakpoint.desktop]: {
      display: "flex",
      alignItems: "center",
      gap: tokens.space.wide,
      marginInlineStart: "auto",
    },
  },
});

export const menuButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: `min(${tokens.space.small}, 2vw)`,
  // The header's height doesn't depend on the size of letters.
  minHeight: `min(${tokens.width.target}, ${tokens.width.header} - ${tokens.space.base})`,
  padding: `0 min(${tokens.space.base}, 4vw)`,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.round,
  background: "transparent",
  color: colour.text,
  // With large letters the word isn't cut beside the brand.
  fontSize: "min(1em, 5vw)",
  whiteSpace: "nowrap",
  fontWeight: tokens.weight.medium,
  cursor: "pointer",
  transition: `border-color ${tokens.motion.answer}`,
  ":hover": { borderColor: colour.text },
});

export const bars = style({ ...column, gap: tokens.space.tiny, width: tokens.width.icon });
globalStyle(`${bars} > span`, { borderTop: `${tokens.line.thick} solid currentColor` });
globalStyle(`${bars} > span:last-child`, { width: "70%" });

export const skipLink = style([
  darkColours,
  {
    position: "fixed",
    top: tokens.space.small,
    left: tokens.space.small,
    zIndex: tokens.layer.skipLink,
    padding: `${tokens.space.small} ${tokens.space.base}`,
    borderRadius: tokens.radius.base,
    backgroundColor: colour.text,
    color: colour.base,
    fontWeight: tokens.weight.strong,
    transform: "translateY(-300%)",
    ":focus": { transform: "none", color: colour.base },
  },
]);
