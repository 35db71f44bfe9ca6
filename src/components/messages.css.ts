import { style, styleVariants } from "@vanilla-extract/css";
import { fullWidthStack } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const messages = fullWidthStack.small;

const turn = style({
  width: "fit-content",
  maxWidth: "90%",
  padding: `${tokens.space.tight} min(${tokens.space.base}, 4vw)`,
  borderRadius: tokens.radius.large,
  border: `${tokens.line.thin} solid transparent`,
  lineHeight: "1.45",
});

/** Customers write on the right, as on their phones. */
export const speakers = styleVariants({
  customer: [
    turn,
    {
      alignSelf: "flex-end",
      backgroundColor: colour.action,
      color: colour.onAction,
      "@media": { print: { color: "inherit", borderColor: "currentColor" } },
      borderEndEndRadius: tokens.radius.small,
    },
  ],
  assistant: [
    turn,
    { backgroundColor: colour.base, borderColor: colour.line, borderEndStartRadius: tokens.radius.small },
  ],
});

/** Where an answer is from. */
export const from = style({
  display: "block",
  fontSize: tokens.size.numeral,
  fontWeight: tokens.weight.strong,
  color: colour.accent,
});
