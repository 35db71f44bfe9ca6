import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { largeNumber } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const numbers = styleVariants({
  small: [
    largeNumber,
    { fontSize: tokens.size.heading2, "@container": { [breakpoint.mobile]: { fontSize: tokens.size.heading3 } } },
  ],
  base: [largeNumber, { fontSize: tokens.size.title }],
  large: [largeNumber, { fontSize: tokens.size.display }],
});

export const after = style({ color: colour.accent });
