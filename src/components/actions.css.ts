import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** On phones, buttons below one another are equally wide. */
export const actions = style({ width: "100%", columnGap: tokens.space.small });
globalStyle(`${actions} > a`, {
  "@container": { [breakpoint.mobile]: { flexGrow: 1, maxWidth: tokens.width.button } },
});
