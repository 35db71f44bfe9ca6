import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";
import { inState } from "./states.css.ts";

/** The screens that get the upright film, which is at most 600 px high. */
export const upright = "(max-width: 520px)";

/** No wider with larger letters, as its height would crop it to a strip. */
export const film = style({
  position: "relative",
  width: "100%",
  maxWidth: `calc(${tokens.width.film} * 16 / 9)`,
  marginInline: "auto",
  maxHeight: tokens.width.film,
  aspectRatio: "16 / 9",
  overflow: "hidden",
  backgroundColor: colour.base,
  "@container": { [breakpoint.desktop]: { alignSelf: "center" } },
  "@media": {
    [upright]: { aspectRatio: "4 / 5", maxWidth: `calc(${tokens.width.film} * 0.8)` },
  },
});

/** The film covers its poster once it has a frame. */
export const layer = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });

/** Over a part of the film without words. While the call plays, its button controls both. */
export const button = style({
  position: "absolute",
  insetBlockStart: tokens.space.tight,
  insetInlineStart: tokens.space.tight,
  "@media": { [upright]: { insetInline: `auto ${tokens.space.tight}` } },
  selectors: { [`${inState("playing")} &`]: { display: "none" } },
});
