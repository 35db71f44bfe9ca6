import { style } from "@vanilla-extract/css";
import { withoutScripts } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const chat = style({ minWidth: 0 });

/** Promises nothing where no scripts run. */
export const beside = style({
  color: colour.soft,
  fontSize: tokens.size.small,
  lineHeight: "1.5",
  ...withoutScripts({ display: "none" }),
});
