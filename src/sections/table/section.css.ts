import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { table } from "../../components/table.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

/** Where columns would cut words up, the cells of a row stand below one another, each with its head. */
const BELOW = `(width < ${frameWidth.two})`;

/** Of two columns the first holds the words. */
export const pairs = style([table]);

export const heads = style({ "@container": { [BELOW]: { display: "none" } } });

export const head = style({
  padding: `0 ${tokens.space.large} ${tokens.space.small} 0`,
  borderBottom: `${tokens.line.thick} solid ${ground.text}`,
  textAlign: "start",
  verticalAlign: "bottom",
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  color: ground.soft,
});

export const row = style({
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  "@container": { [BELOW]: { display: "block", paddingBlock: tokens.space.base } },
});

const anyCell = style({
  padding: `${tokens.space.base} ${tokens.space.large} ${tokens.space.base} 0`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  "@container": { [BELOW]: { display: "block", padding: `0 0 ${tokens.space.hair}` } },
});

export const about = style([
  anyCell,
  {
    width: "26%",
    fontWeight: tokens.weight.strong,
    textWrap: "balance",
    "@container": { [BELOW]: { width: "auto" } },
  },
]);

export const cell = style([anyCell, { textWrap: "pretty" }]);
globalStyle(`${cell}::before`, {
  "@container": {
    [BELOW]: { content: "attr(data-head)", display: "block", fontSize: tokens.size.small, color: ground.soft },
  },
});
globalStyle(`${pairs} ${about}`, {
  fontWeight: tokens.weight.text,
  "@container": { [`(width >= ${frameWidth.two})`]: { width: "66%" } },
});
