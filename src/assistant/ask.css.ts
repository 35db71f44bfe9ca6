import { style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { inputBox } from "../theme/layout.css.ts";
import { withoutScripts } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const ask = style({
  flex: "none",
  ...column,
  gap: tokens.space.tight,
  padding: `${tokens.space.tiny} ${tokens.space.wide} ${tokens.space.small}`,
  ...withoutScripts({ display: "none" }),
});

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "stretch", gap: tokens.space.tight });

/** Grows with its content, up to a few lines. */
export const field = style([
  inputBox,
  {
    flex: `1 1 ${tokens.width.column}`,
    minWidth: 0,
    minHeight: tokens.width.target,
    maxHeight: tokens.width.column,
    padding: tokens.space.small,
    lineHeight: "1.45",
    resize: "none",
    fieldSizing: "content",
    "::placeholder": { color: colour.soft, opacity: 1 },
  },
]);

export const problem = style({ color: colour.danger, fontWeight: tokens.weight.strong });
