import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { media } from "../../theme/media.ts";
import { tokens } from "../../theme/tokens.css.ts";

const hero = style({ overflow: "clip" });

/** "overlapped" leaves room for what reaches up into the hero, below its scene: components/overlap.css.ts. */
export const heroes = styleVariants({
  plain: [hero],
  overlapped: [hero, { paddingBottom: tokens.space.overlap }],
});

const view = style({
  position: "relative",
  isolation: "isolate",
  paddingBlock: tokens.space.hero,
  "@media": { [media.low]: { paddingTop: tokens.space.large } },
});

/** The words, and what is beside or behind them. "close" is for what has to be on a phone's first screen whole, "low" for pages of text. */
export const views = styleVariants({
  plain: [view],
  close: [view, { paddingBlock: tokens.space.large }],
  low: [view, { paddingBlock: tokens.space.large }],
});

export const strip = style({ paddingBlock: `${tokens.space.wide} ${tokens.space.huge}` });

const words = style({ ...column, gap: tokens.space.huge });

const hasRoom = `(min-width: ${frameWidth.two})`;

/** The words beside a tile, where both fit. */
export const besideTile = style({
  "@container": {
    [hasRoom]: { ...columns(7, 5), columnGap: tokens.space.large, alignItems: "center" },
    [breakpoint.desktop]: { ...columns(8, 4), columnGap: tokens.space.huge },
  },
});
globalStyle(`${besideTile} h1`, { fontSize: tokens.size.number });

export const tile = style({});
globalStyle(`${tile} img`, {
  aspectRatio: "5 / 2",
  objectFit: "cover",
  objectPosition: "50% 62%",
  "@container": { [breakpoint.desktop]: { aspectRatio: "16 / 9" } },
});

/** Position of the words: beside an aside, or in the left half, beside a form or a scene. "low" is for pages of text. */
export const layouts = styleVariants({
  "beside-form": [
    words,
    {
      "@container": {
        [breakpoint.desktop]: {
          ...column,
          alignItems: "stretch",
          maxWidth: tokens.width.narrow,
          paddingInlineEnd: tokens.space.section,
        },
      },
    },
  ],
  "beside-scene": [
    words,
    {
      maxWidth: tokens.width.title,
      "@container": {
        [breakpoint.desktop]: { maxWidth: "56%", minHeight: tokens.width.scene, justifyContent: "center" },
      },
    },
  ],
  low: [words],
  beside: [
    words,
    {
      "@container": {
        [breakpoint.desktop]: {
          ...columns(7, 5),
          alignItems: "center",
          "@media": { [media.low]: { alignItems: "start" } },
        },
      },
    },
  ],
});

/** Words, the chatbot, and what is said of it in small letters below both. */
export const besideChat = style({
  ...column,
  gap: tokens.space.base,
  "@container": {
    [breakpoint.desktop]: {
      ...columns(6, 5),
      gap: `${tokens.space.large} ${tokens.space.section}`,
      alignItems: "center",
    },
  },
});
globalStyle(`${besideChat} > :last-child`, { gridColumn: "1 / -1" });

globalStyle(`${layouts["beside-form"]} h1`, { fontSize: tokens.size.number });

/** Beside something a title has less room. */
globalStyle(`:is(${layouts.beside}, ${layouts["beside-scene"]}, ${besideChat}) h1`, {
  "@container": {
    [breakpoint.desktop]: { fontSize: tokens.size.title, "@media": { [media.low]: { fontSize: tokens.size.number } } },
  },
});

export const text = style({ ...column, gap: tokens.space.wide, alignItems: "flex-start" });
