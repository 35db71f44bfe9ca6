import { style } from "@vanilla-extract/css";
import { room } from "../../theme/room.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

/** Leaves the right half to the scene. */
export const ask = style({ "@container": { [room.desktop]: { maxWidth: tokens.width.narrow } } });
