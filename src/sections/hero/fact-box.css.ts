import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { panel } from "../../theme/layout.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const box = style([panel, { containerType: "inline-size" }]);

const row = { paddingBlock: tokens.space.small, paddingInline: tokens.space.wide } as const;

export const title = style({
  ...row,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  color: ground.accent,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  "::first-letter": { textTransform: "uppercase" },
});

const list = style({ fontVariantNumeric: "tabular-nums" });

/** Facts are in two columns where there is room; sums never do. */
export const lists = styleVariants({
  sums: [list],
  facts: [
    list,
    {
      "@container": { [`(min-width: ${frameWidth.two})`]: { display: "grid", gridTemplateColumns: "repeat(2, 1fr)" } },
    },
  ],
});

const entry = style(row);
globalStyle(`${entry} + ${entry}`, { borderTop: `${tokens.line.thin} solid ${ground.line}` });
/** Of an odd number in two columns the last one is as wide as both. */
globalStyle(`${lists.facts} > :last-child:nth-child(odd)`, { gridColumn: "1 / -1" });

/** Amounts stay whole where there is room: it is the name that gives way. */
export const layouts = styleVariants({
  sums: [
    entry,
    {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: `0 ${tokens.space.large}`,
      "@container": {
        [`(min-width: ${frameWidth.sum})`]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          alignItems: "baseline",
        },
      },
    },
  ],
  facts: [entry],
});

export const value = style({ fontWeight: tokens.weight.medium });

export const total = style({
  borderTop: `${tokens.line.thick} solid ${ground.accent} !important`,
  color: ground.accent,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.018em",
});
globalStyle(`${total} > ${value}`, { fontWeight: tokens.weight.heading });

export const foot = style({ ...row, borderTop: `${tokens.line.thin} solid ${ground.line}` });
