import { globalStyle, style } from "@vanilla-extract/css";
import { room } from "../theme/room.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** On a phone buttons below one another are equally wide. */
export const actions = style({ width: "100%", columnGap: tokens.space.small });
globalStyle(`${actions} > a`, { "@container": { [room.mobile]: { flexGrow: 1, maxWidth: tokens.width.button } } });
