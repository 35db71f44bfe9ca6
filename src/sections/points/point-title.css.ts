import { style } from "@vanilla-extract/css";
import { target } from "../../theme/layout.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const link = style([target, { gap: tokens.space.tight }]);
