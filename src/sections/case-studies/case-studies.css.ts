import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { quoteText, titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The overview: each study with its strongest change, to save scrolling. */
export const overview = style({ width: "100%", borderBottom: `${tokens.line.thin} solid ${colour.line}` });

export const entry = style({
  ...column,
  gap: `${tokens.space.small} ${tokens.space.huge}`,
  paddingBlock: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: colour.action, borderTopColor: colour.action },
  "@container": { [breakpoint.wide]: { ...columns(7, 5), alignItems: "center" } },
});

export const entryTitle = style([titleText, { fontSize: tokens.size.heading3, textWrap: "balance" }]);

/** The parts of a study, below one another. */
export const study = style({
  ...column,
  gap: tokens.space.huge,
  "@container": { [breakpoint.mobile]: { gap: tokens.space.large } },
});

const hasRoom = `(min-width: ${frameWidth.two})`;

/** The building of the trade, and beside it what happened there. */
const top = style({
  ...column,
  gap: tokens.space.wide,
  "@container": {
    [hasRoom]: { ...columns(5, 7), alignItems: "stretch" },
    [breakpoint.desktop]: { gap: tokens.space.huge },
  },
});

/** The narrow part comes first, or last. */
export const tops = styleVariants({
  base: [top],
  turned: [top, { "@container": { [hasRoom]: columns(7, 5) } }],
});

export const picture = style({ display: "grid" });
globalStyle(`${picture} img`, {
  width: "100%",
  height: "100%",
  aspectRatio: "2",
  objectFit: "cover",
  objectPosition: "50% 85%",
  // "auto" would leave no room for it until it has loaded.
  "@container": { [hasRoom]: { aspectRatio: "1", minHeight: "100%" } },
});

export const said = style({ ...column, gap: tokens.space.tight, paddingTop: tokens.space.small });
globalStyle(`${said} > blockquote`, { fontSize: tokens.size.item, textWrap: "pretty" });

/** Before and after as a drawing, and the other numbers. */
export const counted = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [hasRoom]: { ...columns(7, 5), alignItems: "center" },
    [breakpoint.desktop]: { columnGap: tokens.space.huge },
  },
});

/** A picture beside the other numbers. */
globalStyle(`${counted} img`, { "@container": { [hasRoom]: { aspectRatio: "2", minHeight: 0 } } });

/** As large as a quotation: it is the takeaway. */
export const lesson = style({
  ...column,
  gap: tokens.space.small,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
});

export const lessonText = style([quoteText, { textWrap: "pretty", maxWidth: tokens.width.title }]);

export const story = style({
  ...column,
  gap: tokens.space.large,
  paddingBlock: `${tokens.space.base} ${tokens.space.large}`,
  "@container": {
    [breakpoint.desktop]: {
      ...equalColumns(2),
      columnGap: tokens.space.huge,
      gridTemplateRows: "auto 1fr",
      rowGap: tokens.space.large,
    },
  },
});

/** The solution is the longest part, beside both others. */
export const solution = style({ "@container": { [breakpoint.desktop]: { gridColumn: 2, gridRow: "1 / 3" } } });

export const summaryNumbers = style({ gap: tokens.space.huge });
