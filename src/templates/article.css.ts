import { globalStyle, style } from "@vanilla-extract/css";
import { prose } from "../prose/prose.css.ts";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const head = style({
  paddingBlock: `${tokens.space.hero} calc(${tokens.space.overlap} + ${tokens.space.huge})`,
});

export const headText = style({ display: "grid", gap: tokens.space.wide, maxWidth: tokens.width.title });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.wide,
  rowGap: tokens.space.hair,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  color: ground.soft,
  fontSize: tokens.size.small,
});

export const illustration = style({ marginTop: `calc(${tokens.space.overlap} * -1)`, position: "relative" });
/** On a wide screen a strip of the land, so that the text begins on the first screen or close to it. */
globalStyle(`${illustration} > img`, {
  width: "100%",
  borderRadius: tokens.radius.base,
  "@media": { [media.desktop]: { aspectRatio: "5 / 2", objectFit: "cover" } },
});

/** Contents in the margin, text in the map field. */
export const body = style({
  display: "grid",
  gap: tokens.space.huge,
  paddingBlock: `${tokens.space.huge} ${tokens.space.section}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: tokens.space.huge,
      paddingTop: tokens.space.section,
    },
  },
});

/** The first paragraph leads into the text. */
globalStyle(`${body} > ${prose} > p:first-child`, { fontSize: tokens.size.lead, lineHeight: "1.5" });

export const related = style({ display: "grid", borderBottom: `${tokens.line.thin} solid ${ground.line}` });

export const relatedArticle = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `minmax(${tokens.width.slim}, 2fr) minmax(0, 7fr)`,
  columnGap: tokens.space.wide,
  alignItems: "center",
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});
globalStyle(`${relatedArticle} > img`, { borderRadius: tokens.radius.small });

export const relatedWords = style({ display: "grid", gap: tokens.space.hair });

export const relatedTitle = style({ fontSize: tokens.size.heading4 });

export const relatedLinks = style({ paddingTop: tokens.space.base });
