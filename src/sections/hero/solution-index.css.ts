import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { equalColumns } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** One below another on phones, then in pairs, then all in a row. */
export const index = style({
  display: "grid",
  columnGap: tokens.space.wide,
  "@container": {
    [breakpoint.wide]: equalColumns(2),
    [breakpoint.desktop]: equalColumns(4),
  },
});

export const indexLink = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: tokens.space.small,
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
  color: colour.text,
  textDecoration: "none",
  transition: `border-color ${tokens.motion.answer}`,
  ":hover": { color: colour.text, borderColor: colour.action },
});

export const sign = style({ display: "block", fontSize: tokens.size.small, color: colour.soft });

export const indexName = style([titleText, { fontSize: tokens.size.heading4 }]);

export const down = style({ display: "inline-flex", transform: "rotate(90deg)", color: colour.action });
