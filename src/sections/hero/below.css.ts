import { style } from "@vanilla-extract/css";
import { row, ruled, target } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const platformLinks = style([row, { gap: `0 ${tokens.space.wide}`, paddingTop: tokens.space.base }]);

export const platformLink = style([target, { color: colour.text }]);

/** As wide as the hero, below it: what can be tried at once. */
export const ask = style([ruled, row, { gap: `${tokens.space.small} ${tokens.space.wide}` }]);

export const askLabel = style({ color: colour.accent, fontWeight: tokens.weight.strong });

export const askList = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.small });
