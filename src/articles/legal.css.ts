import { globalStyle, style } from "@vanilla-extract/css";
import { splitLayout } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";
import { prose } from "./prose.css.ts";

/** Contents on the left, text on the right. */
export const body = style([splitLayout, { gap: tokens.space.huge, paddingBlock: tokens.space.section }]);

/** A line above each part, to find them while scrolling. */
globalStyle(`${body} > ${prose} > h2`, {
  marginTop: tokens.space.huge,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
});

/** A list below the first heading says it all in short. */
globalStyle(`${body} > ${prose} > h2:first-of-type + ul, ${body} > ${prose} > h2:first-of-type + p + ul`, {
  marginTop: tokens.space.base,
  padding: tokens.space.wide,
  paddingInlineStart: `min(${tokens.space.huge}, 12vw)`,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
  backgroundColor: colour.raised,
});
