import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const section = style({ paddingBlock: tokens.space.section, overflow: "clip", isolation: "isolate" });
