import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });

/** Interactive and decorative elements. `!important` beats the display of classes. */
onPaper("body > a, header, video, dialog, button, nav, [data-decoration], [data-screen-only]", {
  display: "none !important",
});
onPaper("html", { fontSize: tokens.size.print, backgroundColor: "transparent" });
/** Browsers break grids and flexboxes badly across pages, up to overlapping words. */
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
/** Backgrounds of buttons aren't printed, and their text may be light. */
onPaper("a", { color: "inherit !important" });
onPaper("p", { orphans: 3, widows: 3 });
/** In print, folded text is shown and addresses of external links are written out. */
onPaper("details::details-content", { contentVisibility: "visible", blockSize: "auto" });
onPaper('main a[href^="https://"]::after', {
  // In a link with its own box, a plain space at the beginning would be dropped.
  content: "'\\00a0(' attr(href) ')'",
  fontSize: tokens.size.small,
  overflowWrap: "anywhere",
});
/** The footer at the end says where the page is from. */
onPaper("footer", { padding: "0 !important", breakInside: "avoid" });
onPaper("footer > div > div", { margin: "0 !important", paddingBlock: `${tokens.space.small} !important` });
