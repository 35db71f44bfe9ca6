import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cropped } from "../../components/screen.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The screen is right below the name, and on wide screens beside the words. */
const solution = style({ ...column, gap: tokens.space.wide });

const beside = (template: string) => [
  solution,
  {
    "@container": {
      [breakpoint.desktop]: { display: "grid", gridTemplate: template, columnGap: tokens.space.section },
    },
  },
];

/** The screens are on alternating sides. */
export const solutions = styleVariants({
  base: beside(`"head screen" auto "story screen" 1fr "details details" auto / minmax(0, 5fr) minmax(0, 7fr)`),
  turned: beside(`"screen head" auto "screen story" 1fr "details details" auto / minmax(0, 7fr) minmax(0, 5fr)`),
});

/** Its parts, in reading order. */
export const head = style({ ...column, gap: tokens.space.tight, gridArea: "head" });
/** On wide screens as high as the words. */
export const shown = style({ gridArea: "screen", display: "grid", minWidth: 0 });
globalStyle(`${shown} > figure`, { "@container": { [breakpoint.desktop]: cropped } });
export const story = style({ ...column, gap: tokens.space.base, gridArea: "story", maxWidth: tokens.width.text });
export const details = style({ gridArea: "details" });

/** The facts are below the words, the capabilities below the screen. */
export const columnsOfDetails = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(7, 5), columnGap: tokens.space.section } },
});
globalStyle(`${solutions.base} ${columnsOfDetails}`, {
  "@container": { [breakpoint.desktop]: columns(5, 7) },
});
export const capabilities = style({
  "@container": { [breakpoint.desktop]: { selectors: { [`${solutions.base} &`]: { order: 1 } } } },
});

/** In pairs on phones. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
  columnGap: tokens.space.large,
  fontVariantNumeric: "tabular-nums",
});

export const fact = style({
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
});
