import { globalStyle, style } from "@vanilla-extract/css";
import { colour, tokens } from "../theme/tokens.css.ts";

export const picture = style({
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  border: `${tokens.line.thin} solid ${colour.line}`,
  transition: `border-color ${tokens.motion.answer}`,
});
globalStyle(`${picture} img`, { width: "100%" });
globalStyle(`a:hover > ${picture}`, { borderColor: colour.action });
