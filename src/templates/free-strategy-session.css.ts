import { style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { room } from "../theme/room.css.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/** What is left of the page's width beside a narrow column. */
const REST = `calc(${tokens.width.page} - 2 * ${tokens.space.gutter} - ${tokens.width.narrow})`;

/**
 * On a telephone: what happens, the form, why it is free, what others said. Where there is room the form stands at the
 * right of all that, from the page's title on, and what stands at the left holds nothing that takes the focus, so the
 * order of the Tab key stays that of the eye. The columns are those of the page's container, and the margins beside it.
 */
export const stage = style({
  display: "grid",
  gridTemplateColumns: `${tokens.space.gutter} minmax(0, 1fr) ${tokens.space.gutter}`,
  rowGap: tokens.space.huge,
  paddingBottom: tokens.space.section,
  "@container": {
    [room.desktop]: {
      gridTemplateColumns: `minmax(${tokens.space.gutter}, 1fr) minmax(0, ${tokens.width.narrow}) minmax(0, ${REST}) minmax(${tokens.space.gutter}, 1fr)`,
      gridTemplateRows: "auto auto 1fr",
      rowGap: tokens.space.huge,
      alignItems: "start",
    },
  },
});

/** The hero reaches across the window, below the form. */
export const top = style({ gridColumn: "1 / -1", "@container": { [room.desktop]: { gridRow: 1 } } });

export const part = style({
  gridColumn: 2,
  ...column,
  gap: tokens.space.large,
  "@container": { [room.desktop]: { paddingInlineEnd: tokens.space.section } },
});

/** Below the form, as wide as the page. */
export const across = style({
  gridColumn: 2,
  ...column,
  gap: tokens.space.large,
  "@container": { [room.desktop]: { gridColumn: "2 / span 2", paddingTop: tokens.space.huge } },
});

/** The page is there for the form: it alone stands on a sheet of its own. */
export const sheet = style({
  position: "relative",
  gridColumn: 2,
  padding: `min(${tokens.space.huge}, 6vw)`,
  backgroundColor: ground.raised,
  borderRadius: tokens.radius.base,
  boxShadow: tokens.shadow.raised,
  "@container": {
    [room.desktop]: { gridColumn: 3, gridRow: "1 / span 3", marginTop: tokens.space.hero },
  },
});

export const why = style([part, { gap: tokens.space.base }]);
