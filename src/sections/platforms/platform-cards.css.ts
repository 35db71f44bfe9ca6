import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth, isSwiped } from "../../components/grid.css.ts";
import { apart, column, equalColumns } from "../../theme/column.ts";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";
import { mat, outline } from "./coming-screen.css.ts";

const beside = `(${frameWidth.two} <= width < ${frameWidth.three})`;
const inRow = `(min-width: ${frameWidth.three})`;
const subgrid = { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" } as const;

export const list = style({
  "@container": { [beside]: { gap: tokens.space.wide }, [inRow]: { gap: tokens.space.large } },
});

/** The words are below the screen, or beside it on tablets. Screens in a row are as high as one another. */
export const card = style({
  ...column,
  minWidth: 0,
  gap: tokens.space.base,
  "@container": {
    [beside]: { ...equalColumns(2), alignItems: "center", columnGap: tokens.space.large },
    [isSwiped]: { ...subgrid, overflow: "hidden", borderRadius: tokens.radius.large, backgroundColor: colour.raised },
    [inRow]: subgrid,
  },
});

/** The outline of a platform to come continues below its frame, as the screens of the others do. */
globalStyle(`${card} > ${mat}`, { paddingBottom: 0 });
globalStyle(`${card} ${outline}`, { borderBottom: 0, borderRadius: 0 });

export const words = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.tiny,
  "@container": { [isSwiped]: { padding: `0 ${tokens.space.wide} ${tokens.space.base}` } },
});

/** Name and status in a line, if they fit; where cards are swiped, the status is below the name in all of them. */
export const cardHead = style({ ...apart, width: "100%", "@container": { [isSwiped]: column } });

export const link = style([touchTarget, { fontWeight: tokens.weight.strong, textDecoration: "none" }]);
