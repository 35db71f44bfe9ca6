import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const solutions = style({ ...column, width: "100%" });

/**
 * A solution beside its screen, on alternating sides; the facts are one line across the foot. On phones the screen
 * comes right below the name.
 */
export const solution = style({
  ...column,
  gap: tokens.space.wide,
  paddingBlock: `${tokens.space.wide} ${tokens.space.section}`,
  borderTop: `${tokens.line.thick} solid ${colour.text}`,
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@container": {
    [breakpoint.desktop]: {
      display: "grid",
      gridTemplate: `"head screen" auto "story screen" 1fr "list list" auto "foot foot" auto / minmax(0, 5fr) minmax(0, 7fr)`,
      columnGap: tokens.space.section,
      selectors: {
        "&:nth-child(even)": {
          gridTemplate: `"screen head" auto "screen story" 1fr "list list" auto "foot foot" auto / minmax(0, 7fr) minmax(0, 5fr)`,
        },
      },
    },
  },
});

/** Its parts, in reading order. */
export const head = style({ ...column, gap: tokens.space.tight, gridArea: "head" });
export const shown = style({ gridArea: "screen", minWidth: 0 });
export const story = style({ ...column, gap: tokens.space.base, gridArea: "story", maxWidth: tokens.width.text });

/** As many beside one another as fit. */
export const capabilities = style({
  gridArea: "list",
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.figure}), 1fr))`,
  columnGap: tokens.space.large,
});

export const foot = style({
  ...column,
  gap: tokens.space.base,
  gridArea: "foot",
  "@container": {
    [breakpoint.desktop]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space.large,
      paddingTop: tokens.space.base,
      borderTop: `${tokens.line.thin} solid ${colour.line}`,
    },
  },
});
globalStyle(`${foot} > :last-child`, { flex: "none" });

/** In pairs on phones. */
export const facts = style({
  width: "100%",
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
  columnGap: tokens.space.base,
  fontVariantNumeric: "tabular-nums",
  "@container": { [breakpoint.desktop]: { display: "flex", width: "auto", gap: tokens.space.large } },
});

export const fact = style({
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
  "@container": { [breakpoint.desktop]: { minWidth: "7em", paddingBlock: 0, borderTop: 0 } },
});
