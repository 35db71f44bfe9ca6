import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const unit = style({ fontSize: "0.6em", letterSpacing: tokens.tracking.letters, whiteSpace: "nowrap" });
