import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });

/** What is there to be pressed, typed into or looked at on a screen. Classes give their elements a display of their own. */
onPaper("body > a, header, video, dialog, button, nav, [data-decoration], [data-screen-only]", {
  display: "none !important",
});
onPaper("html", { fontSize: tokens.size.print, backgroundColor: "transparent" });
/** Browsers break pages badly inside of grids and flexible boxes, down to words printed upon each other. */
const boxes = ":is(section, article, figure, div):not(dl > div)";
onPaper(`body, main, main ${boxes}`, { display: "block !important" });
onPaper(`main ${boxes} > * + *`, { marginTop: tokens.space.base });
onPaper("body", { minHeight: 0 });
onPaper("main", { paddingTop: 0 });
onPaper("main > section, main > div, main > article, main > article > div", {
  paddingBlock: `${tokens.space.base} !important`,
});
onPaper("h1, h2, h3, h4", { breakAfter: "avoid", breakInside: "avoid" });
onPaper("tr, li, dl > div, figure, blockquote, pre, summary", { breakInside: "avoid" });
/** Drawn backgrounds of buttons are not printed, and their words may be light. */
onPaper("a", { color: "inherit !important" });
onPaper("p", { orphans: 3, widows: 3 });
/** Nobody can press on paper: what is folded away is shown, and where a link to another site leads is written out. */
onPaper("details::details-content", { contentVisibility: "visible", blockSize: "auto" });
onPaper('main a[href^="https://"]::after', {
  // Where the link is a box, a plain space at the beginning would be dropped.
  content: "'\\00a0(' attr(href) ')'",
  fontSize: tokens.size.small,
  overflowWrap: "anywhere",
});
/** The footer says, at the end, where the page comes from. */
onPaper("footer", { padding: "0 !important", breakInside: "avoid" });
onPaper("footer > div > div", { margin: "0 !important", paddingBlock: `${tokens.space.small} !important` });
