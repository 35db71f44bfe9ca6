import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

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

/** A label on the plan. */
export const mapCaption = style({
  paddingTop: tokens.space.base,
  fontSize: tokens.size.small,
  "@container": {
    [breakpoint.desktop]: {
      position: "absolute",
      // At the right edge of the page's container, however wide the window is.
      insetInlineEnd: `max(${tokens.space.gutter}, 50vw - ${tokens.width.page} / 2 + ${tokens.space.gutter})`,
      bottom: tokens.space.large,
      maxWidth: tokens.width.button,
      padding: `${tokens.space.small} ${tokens.space.base}`,
      backgroundColor: colour.base,
      border: `${tokens.line.thin} solid ${colour.line}`,
      borderRadius: tokens.radius.base,
    },
  },
});
