import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { media } from "../../theme/media.ts";
import { tokens } from "../../theme/tokens.css.ts";

const base = style({
  paddingBlock: tokens.space.hero,
  overflow: "clip",
  isolation: "isolate",
  "@media": { [media.low]: { paddingTop: tokens.space.large } },
});

/** "overlapped" leaves space for the section that overlaps it: components/overlap.css.ts. */
export const heroes = styleVariants({
  plain: [base],
  overlapped: [base, { paddingBottom: `calc(${tokens.space.hero} + ${tokens.space.overlap})` }],
});

const words = style({ ...column, gap: tokens.space.huge });

/** Position of the words: beside an aside, or in the left half, beside a form or scene. */
export const layouts = styleVariants({
  "beside-form": [
    words,
    {
      "@container": { [breakpoint.desktop]: { maxWidth: tokens.width.narrow, paddingInlineEnd: tokens.space.section } },
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

/** Titles are smaller beside something. */
globalStyle(`:is(${layouts.beside}, ${layouts["beside-scene"]}) h1`, {
  "@container": {
    [breakpoint.desktop]: { fontSize: tokens.size.title, "@media": { [media.low]: { fontSize: tokens.size.number } } },
  },
});

export const text = style({ ...column, gap: tokens.space.wide, alignItems: "flex-start" });
