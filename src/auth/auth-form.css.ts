import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const form = style({ ...column, gap: tokens.space.wide });

/** Long addresses break rather than widen the page. */
export const address = style({
  display: "block",
  color: colour.text,
  fontWeight: tokens.weight.strong,
  overflowWrap: "anywhere",
});

const note = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.small} min(${tokens.space.base}, 3vw)`,
  borderInlineStart: `${tokens.line.focus} solid`,
  backgroundColor: colour.raised,
  // The ring of the focused message is as wide as the fields.
  outlineOffset: `calc(-1 * ${tokens.line.focus})`,
});

export const notice = style([note, { borderInlineStartColor: colour.accent }]);

export const problem = style([note, { borderInlineStartColor: colour.danger }]);

export const message = style({ color: colour.danger, fontWeight: tokens.weight.strong, overflowWrap: "anywhere" });

/** Live regions have to exist before they speak; while empty this one takes no space. */
export const answer = style([
  note,
  { borderInlineStartColor: colour.action, selectors: { "&:empty": { position: "absolute", padding: 0, border: 0 } } },
]);

/** The button has no border, so its text aligns with the fields. */
export const reveal = style({
  alignSelf: "flex-start",
  marginTop: `calc(-1 * ${tokens.space.small})`,
  marginInlineStart: `calc(-1 * ${tokens.space.base} - ${tokens.line.thick})`,
});

/** An invalid field is marked by more than colour: the message beside it. */
globalStyle(`${form} input[aria-invalid="true"]`, {
  borderColor: colour.danger,
  boxShadow: `inset 0 0 0 ${tokens.line.thin} ${colour.danger}`,
});
