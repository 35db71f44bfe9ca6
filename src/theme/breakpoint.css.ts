import { createContainer, globalStyle } from "@vanilla-extract/css";

/** The parts of a document that hold words, from edge to edge of the window. */
const page = createContainer();

globalStyle("main, body > footer, #page\\.menu", {
  containerName: page,
  containerType: "inline-size",
  // What is measured doesn't run on to the next page of a print.
  "@media": { print: { containerType: "normal" } },
});

/**
 * How much room a page has, measured in letters and not in pixels: readers of letters twice the size get the layout that fits
 * them. At the usual size these are 769, 1,100 and 768 px; the last is specified as the mobile breakpoint.
 */
export const breakpoint = {
  wide: `${page} (min-width: 48.0625rem)`,
  desktop: `${page} (min-width: 68.75rem)`,
  mobile: `${page} (max-width: 48rem)`,
  /** A phone with letters so large that a line holds a few words. */
  narrow: `${page} (max-width: 18rem)`,
} as const;
