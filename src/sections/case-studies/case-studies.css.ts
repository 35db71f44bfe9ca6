import { globalStyle, style } from "@vanilla-extract/css";
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

/** Aligned with the metrics, of which there are four in a row. */
const halves = { ...equalColumns(2), columnGap: tokens.space.huge } as const;

/** Before and after side by side, then the numbers and the lesson. */
export const study = style({
  ...column,
  gap: tokens.space.huge,
  "@container": {
    [breakpoint.mobile]: { gap: tokens.space.wide },
    [breakpoint.desktop]: { ...halves, gridAutoFlow: "dense" },
  },
});

/** Every second study is mirrored, to tell six of them apart. */
export const turned = style({});

/** On the right in a mirrored study. */
export const words = style({});
globalStyle(`${turned} > ${words}`, { "@container": { [breakpoint.desktop]: { gridColumn: 2 } } });

export const across = style({ gridColumn: "1 / -1" });

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
  "@container": {
    [breakpoint.desktop]: { ...halves, gridTemplateRows: "auto 1fr", rowGap: tokens.space.large },
  },
});

/** The solution is the longest part, beside both others. */
export const solution = style({ "@container": { [breakpoint.desktop]: { gridColumn: 2, gridRow: "1 / 3" } } });

export const summaryNumbers = style({ gap: tokens.space.huge });
