import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";
import { STARTED } from "./call-states.ts";

/** The screens that get the square film, which is at most 600 px high. */
export const square = "(max-width: 520px)";

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
  // Wider than its column, it fades into the night behind the words.
  "@container": {
    [breakpoint.desktop]: {
      width: "118%",
      marginInlineStart: "-18%",
      maskImage: "linear-gradient(to right, transparent, black 22%)",
    },
  },
  "@media": {
    [square]: { aspectRatio: "1", maxWidth: tokens.width.film },
  },
});

/** The film covers its poster once it has a frame. */
export const layer = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });

/** It is at most 600 px high itself. */
export const video = style([layer, { maxHeight: tokens.width.film }]);

/** Without JavaScript another element has the browser's controls. */
export const scripted = style([video, { "@media": { [media.scriptless]: { display: "none" } } }]);

/** Small: the button below plays the call, and controls the film from then on. */
export const toggle = style({
  position: "absolute",
  insetBlockStart: tokens.space.tight,
  insetInlineEnd: tokens.space.tight,
  width: tokens.width.target,
  height: tokens.width.target,
  padding: tokens.space.small,
  border: `${tokens.line.thin} solid ${colour.soft}`,
  borderRadius: tokens.radius.round,
  color: colour.text,
  backgroundColor: colour.base,
  cursor: "pointer",
  ":hover": { borderColor: colour.text },
  selectors: { "&[hidden]": { display: "none" }, [`${STARTED} &`]: { display: "none" } },
});

export const sign = style({ display: "block", width: "100%", fill: "currentColor" });

/** The player of the film says on its button whether it is paused. */
export const whilePaused = style({ selectors: { [`${toggle}:not([data-paused]) &`]: { display: "none" } } });
export const whilePlaying = style({ selectors: { [`${toggle}[data-paused] &`]: { display: "none" } } });
