import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { titleText } from "../theme/layout.css.ts";
import { colour, darkColours, tokens } from "../theme/tokens.css.ts";

/** Until there is a picture, a window at night with initials in its light. */
const portrait = style([
  darkColours,
  titleText,
  {
    flex: "none",
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    border: `${tokens.line.thin} solid ${colour.line}`,
    borderRadius: tokens.radius.base,
    backgroundColor: colour.raised,
    backgroundImage: `radial-gradient(circle at 50% 120%, ${colour.lit}, transparent 75%)`,
    color: colour.accent,
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
