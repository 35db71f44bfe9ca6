import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const opening = style({ paddingBlock: tokens.space.section });

/** The first paragraph is an introduction; the others follow in a column on the right. */
export const intro = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(6, 5), columnGap: tokens.space.section, alignItems: "start" } },
});

export const statement = style({
  ...column,
  gap: tokens.space.wide,
  marginTop: tokens.space.section,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
  "@container": { [breakpoint.desktop]: { ...columns(4, 8), columnGap: tokens.space.huge, alignItems: "baseline" } },
});

export const statementTitle = style({ fontSize: tokens.size.heading4, color: colour.accent });

export const statementText = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading2,
  fontWeight: tokens.weight.heading,
  lineHeight: "1.25",
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  textWrap: "balance",
});

export const paragraphs = style({
  ...column,
  alignSelf: "start",
  gap: tokens.space.base,
  maxWidth: tokens.width.text,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
  fontSize: tokens.size.lead,
  lineHeight: "1.5",
  "@container": { [breakpoint.mobile]: { fontSize: tokens.size.text } },
});
