import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

const status = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  "::before": {
    content: "''",
    width: tokens.width.dot,
    height: tokens.width.dot,
    borderRadius: tokens.radius.round,
    border: `${tokens.line.thick} solid currentColor`,
  },
});

/** A filled dot for available, a ring for upcoming. */
export const statuses = styleVariants({
  "Available Now": [
    status,
    {
      color: colour.action,
      "::before": { backgroundColor: "currentColor" },
      "@media": { [media.forcedColours]: { "::before": { backgroundColor: "CanvasText" } } },
    },
  ],
  "Coming Soon": [status, { color: colour.accent }],
});
