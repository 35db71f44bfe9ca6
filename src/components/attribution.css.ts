import { style } from "@vanilla-extract/css";
import { softText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const attribution = style([softText, { display: "flex", gap: tokens.space.small, alignItems: "center" }]);

export const name = style({ display: "block", color: colour.text });
