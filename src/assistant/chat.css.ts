import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { palette } from "../theme/colours.ts";
import { withoutScripts } from "../theme/media.ts";
import { tokens, whiteColours } from "../theme/tokens.css.ts";

/** The lit window of its page: with what is around it, it fits the first screen, and its height never changes. */
export const chat = style([
  whiteColours,
  {
    display: "flex",
    width: "100%",
    height: `clamp(28rem, 100svh - ${tokens.width.header} - 9rem, 32rem)`,
    borderRadius: tokens.radius.large,
    boxShadow: `0 0 0 ${tokens.line.thin} color-mix(in srgb, ${palette.ochreBright} 40%, transparent), 0 0 5rem color-mix(in srgb, ${palette.ochreBright} 22%, transparent)`,
    "@container": {
      [breakpoint.mobile]: { height: `clamp(28rem, 100svh - ${tokens.width.header} - 7rem, 35rem)` },
    },
    "@media": {
      print: { height: "auto", boxShadow: "none" },
    },
  },
]);

export const whileScripted = style(withoutScripts({ display: "none" }));

export const withoutScript = style({ display: "none", ...withoutScripts({ display: "block" }) });
