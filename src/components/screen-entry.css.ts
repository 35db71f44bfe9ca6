import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { tokens } from "../theme/tokens.css.ts";

/**
 * A product beside its screen, on alternating sides. On phones the screen comes right below
 * the name.
 */
export const screenEntry = style({
  ...column,
  gap: tokens.space.wide,
  "@container": {
    [breakpoint.desktop]: {
      display: "grid",
      gridTemplate: `"head screen" auto "story screen" 1fr "foot list" auto / minmax(0, 5fr) minmax(0, 7fr)`,
      columnGap: tokens.space.section,
      rowGap: tokens.space.large,
      selectors: {
        "&:nth-child(even)": {
          gridTemplate: `"screen head" auto "screen story" 1fr "list foot" auto / minmax(0, 7fr) minmax(0, 5fr)`,
        },
      },
    },
  },
});

/** Its parts, in reading order. */
export const head = style({ ...column, gap: tokens.space.tight, gridArea: "head" });
export const shown = style({ gridArea: "screen", minWidth: 0 });
export const story = style({ ...column, gap: tokens.space.base, gridArea: "story", maxWidth: tokens.width.text });
export const foot = style({ ...column, alignItems: "flex-start", gap: tokens.space.base, gridArea: "foot" });
export const features = style({ ...column, gap: tokens.space.large, gridArea: "list" });
