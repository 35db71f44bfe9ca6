import { style } from "@vanilla-extract/css";
import { room } from "../theme/room.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** Contents in the margin, text in the map field. */
export const body = style({
  display: "grid",
  gap: tokens.space.huge,
  paddingBlock: tokens.space.section,
  "@container": {
    [room.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", columnGap: tokens.space.huge },
  },
});
