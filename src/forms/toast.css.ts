import { globalStyle, style } from "@vanilla-extract/css";
import { palette, tokens } from "../theme/tokens.css.ts";

/** The list of messages in the corner. */
export const toaster = style({});

/** The library's colours, from the site's palette. Three attributes outrank its two. */
globalStyle(`${toaster}[data-sonner-toaster][data-sonner-theme]`, {
  fontFamily: tokens.font.text,
  vars: {
    "--border-radius": tokens.radius.base,
    "--normal-bg": palette.white,
    "--normal-border": palette.limestoneLine,
    "--normal-text": palette.ink,
    "--success-bg": palette.eucalyptusPale,
    "--success-border": palette.eucalyptus,
    "--success-text": palette.eucalyptusDeep,
    "--warning-bg": palette.white,
    "--warning-border": palette.limestoneLine,
    "--warning-text": palette.ink,
    "--error-bg": palette.white,
    "--error-border": palette.red,
    "--error-text": palette.redDeep,
  },
});
globalStyle(`${toaster} [data-sonner-toast][data-styled="true"]`, { fontSize: tokens.size.small });
