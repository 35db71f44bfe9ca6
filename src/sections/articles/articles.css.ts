import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { tab } from "../../components/tab.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const categories = style({ borderBottom: `${tokens.line.thin} solid ${colour.line}` });

/** In pairs on phones, so that no line is ragged. */
export const categoryList = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
  columnGap: tokens.space.large,
  "@container": { [`(min-width: ${frameWidth.two})`]: { display: "flex", flexWrap: "wrap" } },
});

/** The current one is underlined. */
export const categoryLink = style([
  tab,
  {
    color: colour.text,
    transition: `border-color ${tokens.motion.answer}`,
    selectors: { "&[aria-current]": { borderBottomColor: colour.action } },
    "@media": {
      [media.forcedColours]: { selectors: { "&[aria-current]": { borderBottomColor: "Highlight" } } },
    },
  },
]);

const BESIDE = `(min-width: ${frameWidth.three})`;

/** Between that and a phone, pictures are to the left of the words. */
const ROWS = `(${frameWidth.two} <= width < ${frameWidth.three})`;

/** The newest article leads, the others follow in a row. */
export const articles = style({
  ...column,
  columnGap: tokens.space.large,
  rowGap: tokens.space.huge,
  "@container": { [BESIDE]: { ...equalColumns(3), rowGap: tokens.space.section } },
});

const anyCard = style({ position: "relative", ...column, gap: tokens.space.base });

export const card = style([
  anyCard,
  {
    "@container": {
      [ROWS]: {
        ...columns(2, 3),
        columnGap: tokens.space.large,
        // Otherwise the frame would be taller than the picture, and its lower corners square.
        alignItems: "start",
      },
    },
  },
]);

export const leading = style([
  anyCard,
  {
    "@container": {
      [BESIDE]: { gridColumn: "1 / -1", ...columns(7, 5), columnGap: tokens.space.huge, alignItems: "center" },
    },
  },
]);

export const picture = style({ overflow: "hidden", borderRadius: tokens.radius.base });
globalStyle(`${picture} > img`, {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  transition: `transform ${tokens.motion.answer} ${tokens.motion.ease}`,
});
globalStyle(`${anyCard}:hover ${picture} > img`, { "@media": { [media.moving]: { transform: "scale(1.015)" } } });
