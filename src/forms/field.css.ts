import { style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { inputBox } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** A label, its hint and its control, below one another. */
export const field = style({ ...column, gap: tokens.space.tiny, minWidth: 0 });

/** An invalid field is marked along its side. */
const marked = {
  paddingInlineStart: tokens.space.base,
  borderInlineStart: `${tokens.line.focus} solid ${colour.danger}`,
};

export const wrong = style([field, marked]);

/** A field of one line: two of them share a row where there is room (form-view.css.ts). */
export const short = style({});

/** An error message. */
export const error = style({ color: colour.danger, fontWeight: tokens.weight.strong });

export const mark = style({ fontWeight: tokens.weight.text, color: colour.soft });

export const hint = style({ color: colour.soft, fontSize: tokens.size.small });

const box = style([
  inputBox,
  {
    minHeight: "3rem",
    marginTop: tokens.space.tiny,
    padding: `${tokens.space.small} ${tokens.space.base}`,
    lineHeight: "1.35",
    transition: `border-color ${tokens.motion.answer}, box-shadow ${tokens.motion.answer}`,
    selectors: {
      "&:hover:not(:disabled, :focus-visible, [aria-invalid='true'])": { borderColor: colour.text },
      "&:disabled": { cursor: "not-allowed", backgroundColor: "transparent", borderStyle: "dashed", opacity: 1 },
      "&:disabled::placeholder": { color: "transparent" },
    },
  },
]);

export const control = styleVariants({
  text: [box],
  email: [box],
  tel: [box],
  url: [box],
  number: [box, { maxWidth: "10rem" }],
  textarea: [box, { minHeight: "10rem", maxHeight: "32rem", resize: "vertical", fieldSizing: "content" }],
  select: [box, { appearance: "none", paddingInlineEnd: tokens.space.huge, textOverflow: "ellipsis" }],
});

export const selectFrame = style({ position: "relative" });

export const chevron = style({
  position: "absolute",
  insetInlineEnd: tokens.space.base,
  bottom: "0.875rem",
  color: colour.soft,
  pointerEvents: "none",
  "@media": { [media.forcedColours]: { color: "FieldText" } },
});

/** Without the browser's border of a fieldset. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

export const wrongGroup = style([group, marked]);

export const legend = style({ padding: 0, fontWeight: tokens.weight.strong });

/** Side by side, as many as fit. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.tight,
  marginTop: tokens.space.tight,
});

/** A checkbox with its label; the whole row is clickable. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: tokens.space.small,
  alignItems: "start",
  minHeight: tokens.width.target,
  paddingBlock: "0.5625rem",
  cursor: "pointer",
  selectors: { "fieldset:disabled &": { cursor: "not-allowed" } },
});

/** One of several: it looks like a button that stays pressed. */
export const chip = style([
  choice,
  {
    columnGap: `min(${tokens.space.tight}, 2.5vw)`,
    paddingInline: `min(${tokens.space.small}, 2.5vw) min(${tokens.space.base}, 2.5vw)`,
    border: `${tokens.line.thin} solid ${colour.soft}`,
    borderRadius: tokens.radius.base,
    backgroundColor: colour.raised,
    transition: `border-color ${tokens.motion.answer}, background-color ${tokens.motion.answer}`,
    selectors: {
      "&:hover": { borderColor: colour.text },
      "&:has(:checked)": {
        borderColor: colour.action,
        backgroundColor: `color-mix(in oklab, ${colour.action} 12%, ${colour.raised})`,
      },
      "fieldset:disabled &": { cursor: "not-allowed", borderStyle: "dashed" },
    },
  },
]);

/** Drawn here, since browsers draw a disabled box too faintly. */
export const checkbox = style({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  width: "min(1.375rem, 8vw)",
  height: "min(1.375rem, 8vw)",
  margin: "0.15em 0 0",
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.soft}`,
  borderRadius: tokens.radius.small,
  cursor: "inherit",
  transition: `background-color ${tokens.motion.answer}`,
  selectors: {
    "&:checked": { backgroundColor: colour.action, borderColor: colour.action },
    "&:checked::before": {
      content: "''",
      width: "min(0.875rem, 5vw)",
      height: "min(0.875rem, 5vw)",
      backgroundColor: colour.onAction,
      clipPath: "polygon(14% 46%, 4% 58%, 38% 88%, 97% 22%, 86% 12%, 37% 66%)",
    },
    "&:disabled": { backgroundColor: "transparent", borderStyle: "dashed" },
  },
  "@media": { [media.forcedColours]: { appearance: "auto" } },
});
