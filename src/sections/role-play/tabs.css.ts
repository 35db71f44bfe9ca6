import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { titleText } from "../../theme/layout.css.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${tokens.width.slim}, 100%), 1fr))`,
  columnGap: tokens.space.small,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
});

export const tab = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  gap: tokens.space.tiny,
  minHeight: tokens.width.row,
  padding: `${tokens.space.tight} 0`,
  border: 0,
  borderBottom: `${tokens.line.bar} solid transparent`,
  backgroundColor: "transparent",
  color: colour.text,
  textAlign: "start",
  lineHeight: tokens.leading.heading,
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { borderBottomColor: colour.line },
  selectors: { "&[aria-selected='true']": { borderBottomColor: colour.action } },
  "@media": {
    [media.forcedColours]: {
      border: `${tokens.line.thin} solid ButtonText`,
      paddingInline: tokens.space.tight,
      selectors: { "&[aria-selected='true']": { borderBottom: `${tokens.line.bar} solid Highlight` } },
    },
  },
});

export const name = style([titleText, { fontSize: tokens.size.heading4 }]);

export const detail = style({
  color: colour.soft,
  fontSize: tokens.size.small,
  "@container": { [breakpoint.mobile]: { display: "none" } },
});
