import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** Sticky beside the text, and scrolling if it is taller than the window. */
export const beside = style({
  "@container": {
    [breakpoint.mobile]: { display: "none" },
    [breakpoint.desktop]: {
      position: "sticky",
      top: `calc(${tokens.width.header} + ${tokens.space.large})`,
      alignSelf: "start",
      maxHeight: `calc(100vh - ${tokens.width.header} - 2 * ${tokens.space.large})`,
      overflowY: "auto",
      // Browsers that know it tell which part is read, and the link below is marked.
      scrollTargetGroup: "auto",
      // Space for the focus ring, which would be clipped.
      marginInlineStart: `calc(${tokens.space.tight} * -1)`,
      paddingInlineStart: tokens.space.tight,
      scrollbarWidth: "thin",
    },
  },
});

export const folded = style({
  borderBlock: `${tokens.line.thin} solid ${colour.line}`,
  "@container": { [breakpoint.wide]: { display: "none" } },
});

export const list = style({
  marginTop: tokens.space.tight,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  columnGap: tokens.space.huge,
  "@container": { [breakpoint.wide]: { columns: 2 }, [breakpoint.desktop]: { columns: "auto" } },
});

/** Numbered, with a line from each part to the next. */
export const numbered = style([list, { counterReset: "part" }]);
globalStyle(`${numbered} > li`, { counterIncrement: "part" });
globalStyle(`${numbered} > li > a::before`, {
  content: "counter(part)",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: tokens.space.wide,
  height: tokens.space.wide,
  marginInlineEnd: tokens.space.small,
  border: `${tokens.line.thin} solid ${colour.accent}`,
  borderRadius: tokens.radius.round,
  color: colour.accent,
  fontVariantNumeric: "tabular-nums",
  fontSize: tokens.size.numeral,
  lineHeight: 1,
});

export const item = style({ borderBottom: `${tokens.line.thin} solid ${colour.line}`, breakInside: "avoid" });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.width.target,
  marginInlineStart: `calc(${tokens.space.tight} * -1)`,
  padding: tokens.space.tight,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  color: colour.soft,
  textDecoration: "none",
  // A pointer hits lower rows, and more of them fit the window.
  "@container": { [breakpoint.desktop]: { minHeight: 0, paddingBlock: tokens.space.tiny } },
  ":hover": { color: colour.text, textDecoration: "underline" },
  ":focus-visible": { outlineOffset: `calc(${tokens.line.focus} * -1)` },
});

/** The part that is read. */
globalStyle(`${link}:target-current`, { color: colour.text, fontWeight: tokens.weight.strong });
