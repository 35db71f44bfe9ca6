import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { apart, column } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, lightColours, tokens } from "../../theme/tokens.css.ts";
import { STARTED } from "./call-states.ts";

export const sheet = style([
  lightColours,
  {
    ...column,
    padding: `${tokens.space.base} ${tokens.space.wide}`,
    borderRadius: tokens.radius.base,
    boxShadow: tokens.shadow.raised,
    color: colour.text,
    backgroundColor: colour.raised,
    fontSize: tokens.size.note,
    lineHeight: "1.4",
    "@media": { print: { boxShadow: "none", border: `${tokens.line.thin} solid ${colour.line}` } },
  },
]);

export const head = style({
  ...apart,
  paddingBottom: tokens.space.tight,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
});

export const title = style([titleText, { fontSize: tokens.size.heading4 }]);

export const aside = style({ fontSize: tokens.size.small, color: colour.soft });

export const row = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, calc(${tokens.width.slim} - ${tokens.space.base})) minmax(0, 1fr)`,
  gap: tokens.space.tight,
  alignItems: "baseline",
  paddingBlock: tokens.space.tiny,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  "@container": { [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});

/** Space is kept for fields that aren't filled in yet. In print all are shown. */
const filledIn = {
  selectors: {
    [`${STARTED} &:not([data-said])`]: { visibility: "hidden", "@media": { print: { visibility: "visible" } } },
  },
} as const;

export const text = style({ ...filledIn, fontWeight: tokens.weight.medium });

export const booking = style({ ...apart, paddingTop: tokens.space.small });

export const booked = style([titleText, { ...filledIn, fontSize: tokens.size.heading3 }]);

export const read = style({
  ...filledIn,
  display: "flex",
  alignItems: "center",
  gap: tokens.space.tight,
  color: colour.action,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
});
