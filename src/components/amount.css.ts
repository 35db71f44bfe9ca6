import { style } from "@vanilla-extract/css";

export const unit = style({ fontSize: "0.6em", letterSpacing: "-0.01em", whiteSpace: "nowrap" });
