import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { palette } from "../theme/colours.ts";
import { media, withoutScripts } from "../theme/media.ts";
import { tokens, whiteColours } from "../theme/tokens.css.ts";

/** How far the light falls. */
const LIGHT = "4.5rem";

/** The lit window of its page: with what is around it, it fits the first screen, and its height never changes. */
export const chat = style([
  whiteColours,
  {
    position: "relative",
    display: "flex",
    width: "100%",
    height: `clamp(28rem, 100svh - ${tokens.width.header} - 9rem, 35rem)`,
    borderRadius: tokens.radius.large,
    boxShadow: `0 0 0 ${tokens.line.thin} color-mix(in srgb, ${palette.ochreBright} 40%, transparent), 0 0 5rem color-mix(in srgb, ${palette.ochreBright} 22%, transparent)`,
    "@container": {
      [breakpoint.desktop]: {
        selectors: {
          "&::after": {
            content: "''",
            position: "absolute",
            insetInline: "-14%",
            top: "100%",
            height: LIGHT,
            clipPath: "polygon(11% 0, 89% 0, 100% 100%, 0 100%)",
            backgroundImage: `linear-gradient(color-mix(in srgb, ${palette.ochreBright} 45%, transparent), transparent)`,
          },
        },
      },
      [breakpoint.mobile]: { height: `clamp(28rem, 100svh - ${tokens.width.header} - 7rem, 35rem)` },
    },
    "@media": {
      [media.forcedColours]: { selectors: { "&::after": { display: "none" } } },
      print: { height: "auto", boxShadow: "none", selectors: { "&::after": { display: "none" } } },
    },
  },
]);

export const whileScripted = style(withoutScripts({ display: "none" }));

export const withoutScript = style({ display: "none", ...withoutScripts({ display: "block" }) });
