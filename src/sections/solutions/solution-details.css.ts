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
      gridTemplate: `"head screen" auto "story screen" auto "list screen" 1fr "foot foot" auto / minmax(0, 5fr) minmax(0, 7fr)`,
      columnGap: tokens.space.section,
      selectors: {
        "&:nth-child(even)": {
          gridTemplate: `"screen head" auto "screen story" auto "screen list" 1fr "foot foot" auto / minmax(0, 7fr) minmax(0, 5fr)`,
        },
      },
    },
  },
});

/** Its parts, in reading order. */
export const head = style({ ...column, gap: tokens.space.tight, gridArea: "head" });
export const shown = style({ gridArea: "screen", minWidth: 0 });
export const story = style({ ...column, gap: tokens.space.base, gridArea: "story", maxWidth: tokens.width.text });
export const capabilities = style({ gridArea: "list" });

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

export const facts = style({
  width: "100%",
  fontVariantNumeric: "tabular-nums",
  "@container": { [breakpoint.desktop]: { display: "flex", width: "auto", gap: tokens.space.large } },
});

/** Name beside value, or above it with very large letters. */
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${tokens.space.base}`,
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [breakpoint.desktop]: {
      ...column,
      gap: 0,
      minWidth: "7em",
      paddingBlock: 0,
      borderTop: 0,
      fontSize: tokens.size.note,
    },
  },
});
globalStyle(`${fact} > dt`, {
  flex: `2 1 ${tokens.width.slim}`,
  "@container": { [breakpoint.desktop]: { flex: "none" } },
});
globalStyle(`${fact} > dd`, {
  flex: `3 1 ${tokens.width.column}`,
  "@container": { [breakpoint.desktop]: { flex: "none" } },
});
