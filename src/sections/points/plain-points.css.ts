import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge });

const wide = `(min-width: ${frameWidth.two})`;

/** Subgrid rows align texts below titles of different lengths. */
const point = style({
  ...column,
  rowGap: tokens.space.tight,
  alignContent: "start",
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": { [wide]: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" } },
});

/** In a single wide column the title is to the left of its text. */
const beside = {
  gridRow: "auto",
  gridTemplateRows: "auto",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
  columnGap: tokens.space.large,
  alignItems: "first baseline",
};

export const points = styleVariants({
  one: [point, { "@container": { [wide]: beside } }],
  two: [point],
  three: [point, { "@container": { [`${wide} and (width < ${frameWidth.three})`]: beside } }],
});

const title = style({ fontSize: tokens.size.heading4 });

export const titles = styleVariants({
  one: [title, { "@container": { [wide]: { fontSize: tokens.size.item } } }],
  two: [title],
  three: [{ fontSize: tokens.size.item }],
});
