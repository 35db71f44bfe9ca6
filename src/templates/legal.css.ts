import { style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { room } from "../theme/room.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** Contents in the margin, text in the map field. */
export const body = style({
  ...column,
  gap: tokens.space.huge,
  paddingBlock: tokens.space.section,
  "@container": {
    [room.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: tokens.space.huge,
    },
  },
});
