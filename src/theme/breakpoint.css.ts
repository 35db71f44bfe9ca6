import { createContainer, globalStyle } from "@vanilla-extract/css";

/** The full-width parts of a document with text. */
const page = createContainer();

globalStyle("body > header, main, body > footer, #page\\.menu", {
  containerName: page,
  containerType: "inline-size",
  // Size containers don't break across printed pages.
  "@media": { print: { containerType: "normal" } },
});

/**
 * Breakpoints in rem instead of pixels: with letters twice the size, readers get the layout that fits
 * them. At the usual size these are 769, 1,100 and 768 px; the last is specified as the mobile breakpoint.
 */
export const breakpoint = {
  wide: `${page} (min-width: 48.0625rem)`,
  desktop: `${page} (min-width: 68.75rem)`,
  mobile: `${page} (max-width: 48rem)`,
  /** A phone with letters so large that a line holds a few words. */
  narrow: `${page} (max-width: 18rem)`,
} as const;
