import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column, columns } from "../../theme/column.ts";
import { media } from "../../theme/media.ts";
import { room } from "../../theme/room.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

const base = style({
  paddingBlock: tokens.space.hero,
  overflow: "clip",
  isolation: "isolate",
  "@media": { [media.low]: { paddingTop: tokens.space.large } },
});

/** "overlapped" leaves room for what reaches up into the hero: components/overlap.css.ts. */
export const heroes = styleVariants({
  plain: [base],
  tall: [
    base,
    {
      position: "relative",
      ...column,
      justifyContent: "center",
      paddingBlock: `${tokens.space.hero} 22rem`,
      "@container": { [room.wide]: { minHeight: "min(42rem, 80vh)", paddingBlock: tokens.space.hero } },
    },
  ],
  overlapped: [base, { paddingBottom: `calc(${tokens.space.hero} + ${tokens.space.overlap})` }],
});

const words = style({ ...column, gap: tokens.space.huge });

/**
 * Where the words go: "stacked", on lines that read well, "narrow" in the left half, or "beside" an exhibit.
 */
export const layouts = styleVariants({
  stacked: [words, { maxWidth: tokens.width.title }],
  narrow: [
    words,
    {
      "@container": { [room.desktop]: { maxWidth: tokens.width.narrow, paddingInlineEnd: tokens.space.section } },
    },
  ],
  beside: [
    words,
    {
      "@container": {
        [room.desktop]: { ...columns(7, 5), alignItems: "center", "@media": { [media.low]: { alignItems: "start" } } },
      },
    },
  ],
});

export const display = style({ fontSize: tokens.size.display });

/** Beside an exhibit a title has less room. */
globalStyle(`${layouts.beside} h1:not(${display})`, {
  "@container": {
    [room.desktop]: { fontSize: tokens.size.title, "@media": { [media.low]: { fontSize: tokens.size.number } } },
  },
});

export const text = style({ ...column, gap: tokens.space.wide, alignItems: "flex-start" });

/** The line above the title, with a small picture before it if the page has one, above it where letters are very large. */
export const opening = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.base });
globalStyle(`${opening} > p`, { flex: "1 1 9em" });
globalStyle(`${opening} > div`, {
  flex: `0 0 ${tokens.width.thumb}`,
  "@container": { [room.wide]: { flexBasis: tokens.width.drawing } },
});

/** Title and lead side by side. */
export const wideText = style([
  text,
  { "@container": { [room.desktop]: { ...columns(7, 5), columnGap: tokens.space.section, alignItems: "center" } } },
]);
