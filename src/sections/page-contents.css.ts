import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/** Beside the text the list stays in sight, and scrolls by itself where it is longer than the window. */
export const contents = style({
  "@media": {
    [media.desktop]: {
      position: "sticky",
      top: `calc(${tokens.width.header} + ${tokens.space.large})`,
      alignSelf: "start",
      maxHeight: `calc(100vh - ${tokens.width.header} - 2 * ${tokens.space.large})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
});

export const title = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  color: ground.accent,
});

export const list = style({
  marginTop: tokens.space.tight,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  columnGap: tokens.space.huge,
  "@media": { [media.wide]: { columns: 2 }, [media.desktop]: { columns: "auto" } },
});

export const item = style({ borderBottom: `${tokens.line.thin} solid ${ground.line}`, breakInside: "avoid" });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.width.target,
  paddingBlock: tokens.space.tight,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  color: ground.soft,
  textDecoration: "none",
  ":hover": { color: ground.text, textDecoration: "underline" },
  ":focus-visible": { outlineOffset: "-3px" },
});
