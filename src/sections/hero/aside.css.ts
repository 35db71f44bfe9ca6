import { style } from "@vanilla-extract/css";
import { room } from "../../theme/room.css.ts";
import { ground, limestoneGround, tokens } from "../../theme/tokens.css.ts";

/** Has the colours of paper, whatever is around it. */
export const paper = style([
  limestoneGround,
  { width: "100%", color: ground.text, "@container": { [room.desktop]: { maxWidth: tokens.width.narrow } } },
]);
