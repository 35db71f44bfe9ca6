import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, darkColours, tokens } from "../../theme/tokens.css.ts";

export const list = style({ gap: tokens.space.large });

export const guide = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.drawing} minmax(0, 1fr)`,
  gap: tokens.space.wide,
  alignItems: "start",
  "@container": { [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The guide's cover, with the street below its title. */
export const cover = style([
  darkColours,
  {
    position: "relative",
    aspectRatio: "210 / 297",
    overflow: "hidden",
    borderRadius: tokens.radius.small,
    boxShadow: tokens.shadow.raised,
    color: colour.text,
    backgroundColor: colour.base,
  },
]);

export const coverTitle = style([
  titleText,
  { position: "relative", zIndex: 1, padding: tokens.space.small, fontSize: tokens.size.note },
]);

export const picture = style({ position: "absolute", insetInline: 0, bottom: 0, width: "100%" });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.tight });
