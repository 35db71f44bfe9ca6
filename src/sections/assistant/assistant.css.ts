import { style } from "@vanilla-extract/css";
import { withoutScripts } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const chat = style({ minWidth: 0 });

/** Promises nothing where no scripts run. */
export const beside = style({
  alignSelf: "start",
  fontSize: tokens.size.note,
  lineHeight: "1.5",
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
  maxWidth: tokens.width.narrow,
  ...withoutScripts({ display: "none" }),
});
