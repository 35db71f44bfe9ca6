import { globalStyle, style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const picture = style({
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  border: `${tokens.line.thin} solid ${ground.line}`,
  transition: `border-color ${tokens.motion.answer}`,
});
globalStyle(`${picture} > img`, { width: "100%" });
globalStyle(`a:hover > ${picture}`, { borderColor: ground.action });
