import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const frame = style({ borderRadius: tokens.radius.base });
