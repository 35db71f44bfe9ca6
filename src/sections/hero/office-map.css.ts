import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { tokens } from "../../theme/tokens.css.ts";

/**
 * On wide screens the map fills the hero's right side to the edge and fades into the
 * background; below the words it is by itself.
 */
export const map = style({
  position: "relative",
  ...column,
  "@container": { [breakpoint.desktop]: { position: "absolute", insetBlock: 0, insetInlineEnd: 0, width: "48%" } },
  "@media": { print: { display: "none" } },
});

/** Below the plan. */
export const mapCaption = style({
  paddingTop: tokens.space.base,
  fontSize: tokens.size.small,
  "@container": {
    [breakpoint.desktop]: { maxWidth: tokens.width.narrow, padding: `${tokens.space.base} ${tokens.space.section}` },
  },
});
