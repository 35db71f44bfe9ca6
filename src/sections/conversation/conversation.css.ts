import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

/** Where the column of the heading would be empty beside the messages. */
export const place = style({
  display: "none",
  "@container": { [breakpoint.desktop]: { display: "block", width: "100%", marginTop: tokens.space.base } },
});

/** The building alone, without the sky above it. */
globalStyle(`${place} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
