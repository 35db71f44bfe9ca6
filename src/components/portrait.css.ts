import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { titleText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

const portrait = style([
  titleText,
  {
    flex: "none",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    borderRadius: tokens.radius.round,
    backgroundColor: colour.action,
    color: colour.onAction,
  },
]);

const side = (width: string, fontSize: string) => ({ width, height: width, fontSize });

/** "small" is beside a name in a line, "large" above what a person does. */
export const portraits = styleVariants({
  small: [portrait, side(tokens.width.row, tokens.size.heading4)],
  large: [portrait, side(tokens.width.thumb, tokens.size.item)],
});
globalStyle(`${portrait} > svg`, { width: "50%", height: "50%" });

export const face = style({ width: "100%", height: "100%", objectFit: "cover" });
