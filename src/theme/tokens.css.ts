import { createGlobalTheme, createThemeContract, globalStyle, style } from "@vanilla-extract/css";
import { colourSchemes, lightRoles, paper } from "./colours.ts";
import { fontFamily } from "./fonts/fallbacks.ts";

export { palette } from "./colours.ts";

/**
 * Computed values: written once in the sheet, and used as variables. Fluid sizes grow between 375 and 1280 px of
 * width. Titles are limited on narrow phones with large
 * letters, to keep their words whole.
 */
const variables = createGlobalTheme(":root", {
  font: {
    heading: fontFamily("Bricolage"),
    text: fontFamily("Hanken"),
  },
  size: {
    text: "clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)",
    lead: "clamp(1.1875rem, 1.11rem + 0.33vw, 1.375rem)",
    heading4: "min(clamp(1.125rem, 1.1rem + 0.11vw, 1.1875rem), 9vw)",
    /** Titles of items and quotations: between a section's heading and its text. */
    item: "min(clamp(1.4375rem, 1.36rem + 0.33vw, 1.6875rem), 9vw)",
    heading3: "min(clamp(1.3125rem, 1.24rem + 0.33vw, 1.5rem), 9vw)",
    heading2: "min(clamp(1.75rem, 1.44rem + 1.33vw, 2.5rem), 13vw)",
    /** Titles of long entries in a section. */
    entry: "clamp(1.5rem, 1.29rem + 0.88vw, 2rem)",
    heading1: "min(clamp(2.25rem, 1.39rem + 3.65vw, 4.3125rem), 13vw)",
    /** An h1 in a column. */
    title: "min(clamp(2.25rem, 1.6rem + 2.76vw, 3.8125rem), 13vw)",
    display: "min(clamp(2.5rem, 1.57rem + 3.98vw, 4.75rem), 13vw)",
    number: "min(clamp(2.25rem, 1.84rem + 1.77vw, 3.25rem), 11.5vw)",
  },
  /** Of titles: the larger the letters, the closer. Small ones keep their distance, and their words the space between them. */
  tracking: {
    letters: "calc(0.05rem - 0.042em)",
    words: "calc(0.06rem + 0.02em)",
  },
  space: {
    // Limited to a share of the window: with large letters, words need the space.
    wide: "min(1.5rem, 7vw)",
    large: "min(2rem, 9vw)",
    section: "clamp(2rem, 1.18rem + 3.51vw, 4rem)",
    hero: "clamp(3rem, 2.47rem + 2.27vw, 4.5rem)",
    gutter: "min(clamp(1.25rem, 0.68rem + 2.43vw, 3rem), 6vw)",
    /** How far a picture overlaps the part above it. */
    overlap: "clamp(4rem, 12vw, 11rem)",
  },
});

/**
 * Sizes and times that are the same on every background. Plain numbers are inlined: each page contains them, and
 * they are shorter than the names of variables.
 */
export const tokens = {
  font: { ...variables.font, code: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" },
  size: {
    ...variables.size,
    /** A numeral in a ring. */
    numeral: "0.8125rem",
    small: "0.9375rem",
    /** Between a label and the text, for captions and the like. */
    note: "1rem",
    /** Smaller on narrow phones with large letters. */
    wordmark: "min(1.25rem, 5.5vw)",
    /** The root's size in print. */
    print: "10.5pt",
  },
  tracking: variables.tracking,
  leading: { tight: "1.08", heading: "1.18", text: "1.6" },
  weight: { text: "400", medium: "500", strong: "650", heading: "640" },
  space: {
    ...variables.space,
    none: "0",
    tiny: "0.25rem",
    tight: "0.5rem",
    small: "0.75rem",
    base: "1rem",
    huge: "3rem",
  },
  width: {
    page: "77rem",
    /** Titles and other large text. */
    title: "50rem",
    text: "42rem",
    narrow: "34rem",
    /** A drawing beside a text. */
    figure: "18rem",
    /** The narrowest column of text, and of names. */
    column: "9rem",
    slim: "5.5rem",
    /** The narrowest column of text beside a number. */
    label: "8rem",
    /** A small picture beside text, which needs the space more with large letters. */
    thumb: "min(5.5rem, 24vw)",
    /** The smallest recognisable drawing of an industry. */
    drawing: "7.5rem",
    /** An e-mail address. */
    address: "12.5rem",
    icon: "1.25rem",
    dot: "0.625rem",
    header: "80px",
    assistant: "26rem",
    /** The smallest touch target. */
    target: "2.75rem",
    /** The height of a link in a list that has to fit the window. */
    link: "2.5rem",
    /** The height of a link on a separate line. */
    row: "3.5rem",
    /** A button fills a phone's width, but not a tablet's. */
    button: "24rem",
    film: "600px",
    /** The least height of a drawn screen that its frame crops. */
    moment: "14.25rem",
    /** The height of a scene below words. */
    scene: "24rem",
    dialog: "44rem",
  },
  radius: { small: "3px", base: "6px", large: "14px", round: "999px" },
  line: { thin: "1px", thick: "2px", focus: "3px", bar: "5px", focusOffset: "3px" },
  motion: {
    answer: "140ms",
    menuFade: "0.5s",
    linkReveal: "0.6s",
    linkStagger: "0.1s",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  },
  shadow: {
    header: "0 6px 24px rgb(0 0 0 / 0.35)",
    raised: "0 10px 30px rgb(11 20 22 / 0.12)",
    stage: "0 18px 50px rgb(11 20 22 / 0.16)",
  },
  blur: { header: "10px" },
  layer: { bar: "4", assistant: "5", header: "10", dialog: "15", skipLink: "20" },
} as const;

/** Colours by their role; each background sets its own. */
export const colour = createThemeContract({
  base: null,
  raised: null,
  text: null,
  soft: null,
  line: null,
  action: null,
  actionHover: null,
  onAction: null,
  accent: null,
  lit: null,
  danger: null,
  dangerHover: null,
  onDanger: null,
  focus: null,
});

/** @returns the variables that set roles to these colours */
function coloured(colours: Partial<Record<keyof typeof colour, string>>): Record<string, string> {
  const variables = new Map<string, string>(Object.entries(colour));
  return Object.fromEntries(Object.entries(colours).map(([role, colour]) => [variables.get(role) ?? role, colour]));
}

/** For reading. */
export const lightColours = style({
  vars: coloured({ base: colourSchemes.light.base, raised: colourSchemes.light.raised }),
});

/** Set apart from the light background. */
export const shadedColours = style({
  vars: coloured({ base: colourSchemes.shaded.base, raised: colourSchemes.shaded.raised }),
});

/** For things to scan: options to choose from, reasons. */
export const whiteColours = style({
  vars: coloured({ base: colourSchemes.white.base, raised: colourSchemes.white.raised }),
});

globalStyle(`${lightColours}, ${shadedColours}, ${whiteColours}`, { vars: coloured(lightRoles) });

/** The call to action at the end of a page. */
export const dawnColours = style({ vars: coloured(colourSchemes.dawn) });

/** The header, heroes, menu and footer. */
export const darkColours = style({ vars: coloured(colourSchemes.dark) });

/** In print every background has the same colours, to save ink. */
globalStyle(`${lightColours}, ${shadedColours}, ${whiteColours}, ${dawnColours}, ${darkColours}`, {
  "@media": { print: { vars: coloured(paper) } },
});
