import { style } from "@vanilla-extract/css";
import { sheet } from "../theme/layout.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** Contents in the margin, text in the content column. */
export const body = style([sheet, { gap: tokens.space.huge, paddingBlock: tokens.space.section }]);
