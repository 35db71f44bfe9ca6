import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

export const hero = style({ paddingBlock: tokens.space.hero, overflow: "clip", isolation: "isolate" });
export const text = style({ maxWidth: tokens.width.title });
export const display = style({ fontSize: tokens.size.display });

/** On a telephone buttons below one another are equally wide. */
export const actions = style({ width: "100%" });
globalStyle(`${actions} > a`, { "@media": { [media.mobile]: { flexGrow: 1 } } });
