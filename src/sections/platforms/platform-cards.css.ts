import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const list = style({ gap: tokens.space.wide });

/** Where the cards are below one another on a page that is wider than a phone's. */
const BETWEEN = `(${frameWidth.two} <= width < ${frameWidth.three})`;

const card = style({
  ...column,
  alignContent: "start",
  gap: tokens.space.tight,
  padding: tokens.space.wide,
  border: `${tokens.line.thin} solid ${ground.line}`,
  borderRadius: tokens.radius.base,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { display: "grid", gridTemplateRows: "auto auto auto 1fr auto" },
    [BETWEEN]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: tokens.space.huge },
  },
});
/** What is not there yet cannot be chosen: it is only outlined. */
export const cards = styleVariants({
  "Available Now": [card, { backgroundColor: ground.raised }],
  "Coming Soon": [card, { backgroundColor: ground.base, borderStyle: "dashed" }],
});

export const name = style({ fontSize: tokens.size.heading3, paddingTop: tokens.space.base });

export const foot = style({ paddingTop: tokens.space.base });
