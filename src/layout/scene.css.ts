import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../components/grid.css.ts";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

export const picture = style({
  display: "block",
  "@container": {
    // The drawing ends before such a window does on the left.
    [`(min-width: ${frameWidth.three})`]: {
      maskImage: `linear-gradient(to left, black calc(${tokens.width.scene} * 1.6), transparent calc(${tokens.width.scene} * 2.2))`,
    },
    [breakpoint.desktop]: { maskImage: "none" },
  },
});

/** Drawings keep their colours with forced colours, words on them don't. */
const scene = style({
  width: "100%",
  maxWidth: "none",
  height: "auto",
  aspectRatio: "4 / 3",
  maxHeight: tokens.width.scene,
  maskImage: "linear-gradient(transparent, black 15%)",
  "@container": {
    // The SVG's own aspect ratio fits it: it must not be cropped.
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

/** Below the words it extends to the end of its section. */
export const places = styleVariants({
  hero: upTo(tokens.space.hero),
  section: upTo(tokens.space.section),
});
