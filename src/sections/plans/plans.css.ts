import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { smallText, wrappingRow } from "../../theme/layout.css.ts";
import { colour, darkColours, tokens } from "../../theme/tokens.css.ts";

/** Plans are side by side only if each price fits on one line. */
const BESIDE = `(min-width: ${frameWidth.four})`;

/** In between, a plan's features are beside its price. */
const HALVES = `(${frameWidth.two} <= width < ${frameWidth.four})`;

export const plans = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [BESIDE]: equalColumns(3) },
});

/** Parts of a card are aligned with those of its neighbours. */
export const plan = style({
  ...column,
  gap: tokens.space.wide,
  alignContent: "start",
  padding: tokens.space.large,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  "@container": {
    [BESIDE]: { display: "grid", gridRow: "span 5", gridTemplateRows: "subgrid" },
    [HALVES]: { ...equalColumns(2), gridTemplateRows: "repeat(3, auto) 1fr", columnGap: tokens.space.huge },
    [breakpoint.mobile]: { padding: `min(${tokens.space.wide}, 6vw)` },
  },
  "@media": { print: { breakInside: "avoid" } },
});

/** Half of the cards is on the dark hero: the recommended one has a border. */
export const recommended = style([darkColours, { color: colour.text, borderColor: colour.accent }]);

export const planHead = style([wrappingRow, { justifyContent: "space-between", gap: tokens.space.tight }]);

export const badge = style({
  padding: `${tokens.space.tiny} ${tokens.space.small}`,
  borderRadius: tokens.radius.round,
  border: `${tokens.line.thin} solid currentColor`,
  color: colour.accent,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.04em",
  // In print it is below the name.
  "@media": { print: { width: "fit-content" } },
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  // A card of fewer lines is as high as its neighbours: its price stays in line with theirs.
  alignContent: "flex-start",
  gap: tokens.space.tight,
});

/** Words instead of a price: as high as the prices beside them, on one line. */
export const priceInWords = style({ fontSize: tokens.size.heading2, lineHeight: tokens.size.number });

/** "Including GST" has the size of the period, right beside the figure, to be noticed. */
export const period = style({ ...column, lineHeight: "1.25" });
export const gst = style({ fontWeight: tokens.weight.strong });

/** What the start costs: the line that is compared, and below it what it consists of. */
export const start = style({ flexBasis: "100%" });
export const startNote = style([start, smallText, { color: colour.soft }]);

export const action = style(column);

export const listTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  paddingBottom: tokens.space.small,
});

export const excluded = style({ color: colour.soft });
globalStyle(`${excluded} > li > svg`, { color: colour.soft });

export const lists = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [HALVES]: { gridColumn: "2", gridRow: "1 / span 4" } },
});

export const footnote = style({ marginTop: tokens.space.large });
