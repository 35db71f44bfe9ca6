import { style } from "@vanilla-extract/css";
import { splitLayout } from "../theme/layout.css.ts";
import { tokens } from "../theme/tokens.css.ts";

/** Contents on the left, text on the right. */
export const body = style([splitLayout, { gap: tokens.space.huge, paddingBlock: tokens.space.section }]);
