import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const hero = style({ paddingBlock: tokens.space.hero, overflow: "clip", isolation: "isolate" });
export const text = style({ maxWidth: "50rem" });
export const display = style({ fontSize: tokens.size.display });
