import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The overview: each study's strongest change, to save scrolling. Two columns on phones, one with very large letters. */
export const overview = style({
  width: "100%",
  display: "grid",
  gap: `${tokens.space.wide} ${tokens.space.base}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.label}, 30%), 1fr))`,
});

export const entry = style({
  ...column,
  gap: tokens.space.tiny,
  height: "100%",
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
  color: "inherit",
  fontSize: tokens.size.small,
  textDecoration: "none",
  ":hover": { color: colour.action, borderTopColor: colour.action },
});

/** The parts of a study, below one another. */
export const study = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [breakpoint.mobile]: { gap: tokens.space.base } },
});

const hasRoom = `(min-width: ${frameWidth.two})`;

/** The building of the trade, and beside it what happened there; on phones it is as small as the title. */
const top = style({
  display: "grid",
  gridTemplate: `"picture title" auto "said said" auto / ${tokens.width.thumb} minmax(0, 1fr)`,
  gap: tokens.space.base,
  alignItems: "center",
  "@container": {
    [breakpoint.narrow]: { ...column, alignItems: "flex-start" },
    [hasRoom]: {
      gridTemplate: `"picture title" auto "picture said" 1fr / minmax(0, 5fr) minmax(0, 7fr)`,
      columnGap: tokens.space.large,
      alignItems: "start",
    },
    [breakpoint.desktop]: { columnGap: tokens.space.huge },
  },
});

/** The picture is on either side, in turn. */
export const tops = styleVariants({
  base: [top],
  turned: [
    top,
    {
      "@container": {
        [hasRoom]: { gridTemplate: `"title picture" auto "said picture" 1fr / minmax(0, 7fr) minmax(0, 5fr)` },
      },
    },
  ],
});

export const picture = style({
  gridArea: "picture",
  "@container": { [hasRoom]: { alignSelf: "stretch", display: "grid" } },
});
globalStyle(`${picture} img`, {
  width: "100%",
  height: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  objectPosition: "50% 85%",
  "@container": { [hasRoom]: { aspectRatio: "1.5" } },
});

export const title = style({ ...column, gridArea: "title", gap: tokens.space.tight });

export const said = style({ ...column, gridArea: "said", gap: tokens.space.small });
globalStyle(`${said} blockquote`, {
  textWrap: "pretty",
  "@container": { [breakpoint.wide]: { fontSize: tokens.size.item } },
});

/** Before and after as a drawing, and the other numbers. */
export const counted = style({
  ...column,
  gap: tokens.space.base,
  "@container": {
    [hasRoom]: { ...columns(5, 7), alignItems: "center", columnGap: tokens.space.large },
    [breakpoint.desktop]: { columnGap: tokens.space.huge },
  },
});

/** The rest of it, folded. */
export const fold = style({ borderBlock: `${tokens.line.thin} solid ${colour.line}` });

export const story = style({
  ...column,
  gap: tokens.space.base,
  paddingBottom: tokens.space.large,
  "@container": { [breakpoint.desktop]: { ...equalColumns(2), columnGap: tokens.space.huge } },
});

/** The longest part, beside both others. */
export const solution = style({ "@container": { [breakpoint.desktop]: { gridRow: "1 / 3" } } });

export const summaryNumbers = style({ gap: tokens.space.huge });
