import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

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

/** Below the words it extends to the end of its section. Behind the chatbot it is on computers only, and ends above what is said below. */
export const places = styleVariants({
  hero: upTo(tokens.space.hero),
  section: upTo(tokens.space.section),
  chat: [
    scene,
    {
      display: "none",
      "@container": { [breakpoint.desktop]: { display: "block", height: `calc(100% - 2 * ${tokens.space.huge})` } },
    },
  ],
});
