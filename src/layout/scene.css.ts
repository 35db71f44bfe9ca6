import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

export const picture = style({ display: "block" });

/** Drawings keep their colours where colours are forced, and words upon them don't. */
const scene = style({
  width: "100%",
  maxWidth: "none",
  height: "auto",
  aspectRatio: "560 / 330",
  maxHeight: tokens.width.scene,
  maskImage: "linear-gradient(transparent, black 40%)",
  "@container": {
    // The drawing itself says how it fits: it goes on past its edges, so it must not be cropped to them.
    [breakpoint.desktop]: {
      position: "absolute",
      inset: 0,
      zIndex: -1,
      height: "100%",
      maxHeight: "none",
      maskImage: "none",
    },
  },
  "@media": { [media.forcedColours]: { display: "none" } },
});

const upTo = (space: string) => [
  scene,
  {
    marginTop: tokens.space.large,
    marginBottom: `calc(${space} * -1)`,
    "@container": { [breakpoint.desktop]: { marginBlock: 0 } },
  },
];

/** Below the words it reaches down to the end of what it is in. */
export const places = styleVariants({
  hero: upTo(tokens.space.hero),
  section: upTo(tokens.space.section),
});
