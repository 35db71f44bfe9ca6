import { style } from "@vanilla-extract/css";
import { touchTarget } from "../../theme/layout.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const link = style([touchTarget, { gap: tokens.space.tight }]);
