import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { tokens } from "../../theme/tokens.css.ts";

/** A grid item that may be narrower than its content, so that nothing widens the page. */
export const body = style({ ...column, gap: tokens.space.large, minWidth: 0, containerType: "inline-size" });
