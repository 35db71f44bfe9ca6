import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

/** Leaves the right half to the scene. */
export const ask = style({ "@container": { [breakpoint.desktop]: { maxWidth: tokens.width.narrow } } });
