import "./fonts.css.ts";
import "./print.css.ts";
import { globalStyle } from "@vanilla-extract/css";
import { palette } from "./colours.ts";
import { media } from "./media.ts";
import { colour, tokens } from "./tokens.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  textSizeAdjust: "100%",
  backgroundColor: palette.limestone,
});

globalStyle("body", {
  margin: 0,
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
  fontFamily: tokens.font.text,
  fontSize: tokens.size.text,
  lineHeight: tokens.leading.text,
  fontWeight: tokens.weight.text,
  color: colour.text,
  backgroundColor: colour.base,
  // With large text on a narrow screen a long word breaks, to keep the page from scrolling sideways.
  overflowWrap: "anywhere",
  WebkitFontSmoothing: "antialiased",
});

globalStyle("main", { flex: "1 0 auto", outline: "none", paddingTop: tokens.width.header });

globalStyle("h1, h2, h3, h4", {
  margin: 0,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  textWrap: "balance",
});
globalStyle("h1", { fontSize: tokens.size.heading1, lineHeight: tokens.leading.tight });
globalStyle("h2", { fontSize: tokens.size.heading2 });
globalStyle("h3", { fontSize: tokens.size.heading3 });
globalStyle("h4", { fontSize: tokens.size.heading4 });
globalStyle("p, ul, ol, dl, dd, figure, blockquote", { margin: 0, padding: 0 });
globalStyle("p, li, dt, dd", { textWrap: "pretty" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("address", { fontStyle: "normal" });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%", height: "auto" });
// With forced colours, drawings would keep their own colours on a background that has changed.
globalStyle("svg[aria-hidden]", { "@media": { [media.forcedColours]: { color: "inherit !important" } } });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("a", { color: colour.action, textUnderlineOffset: "0.18em", textDecorationThickness: "0.07em" });
globalStyle("a:hover", { color: colour.actionHover, textDecorationThickness: "0.14em" });
// A telephone number stays on one line if it fits.
globalStyle(':where(a[href^="tel:"])', { display: "inline-block" });
// Table cells keep words whole; tables scroll if they don't fit.
globalStyle("th, td", { overflowWrap: "break-word" });
/** A drawn icon replaces the browser's marker. */
globalStyle("summary", { cursor: "pointer", listStyle: "none" });
globalStyle("summary::-webkit-details-marker", { display: "none" });
globalStyle(":focus-visible", {
  outline: `${tokens.line.focus} solid ${colour.focus}`,
  outlineOffset: tokens.line.focusOffset,
  borderRadius: tokens.radius.small,
});
globalStyle("::selection", { backgroundColor: colour.action, color: colour.onAction });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      // Even the shortest transition shows the old value for a frame.
      transitionDuration: "0s !important",
      transitionDelay: "0s !important",
    },
  },
});

/** Wins over any display of a class. */
globalStyle("[hidden]", { display: "none !important" });
