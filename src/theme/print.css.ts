import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { print: rule } });

onPaper("header, footer, video, dialog, button, [data-decoration], nav", { display: "none" });
onPaper("html", { fontSize: tokens.size.print, backgroundColor: "transparent" });
/** Browsers break pages badly inside of flexible boxes. */
onPaper("body", { display: "block", minHeight: 0 });
onPaper("main", { display: "block", paddingTop: 0 });
onPaper("main > section, main > div, main > article", { paddingBlock: tokens.space.large });
onPaper("h1, h2, h3, h4", { breakAfter: "avoid" });
onPaper("tr, li, dl > div, figure, blockquote, pre, summary", { breakInside: "avoid" });
/** Drawn backgrounds of buttons are not printed, and their words may be light. */
onPaper("a", { color: "inherit !important" });
onPaper("p", { orphans: 3, widows: 3 });
/** Nobody can press on paper: what is folded away is shown, and where a link to another site leads is written out. */
onPaper("details::details-content", { contentVisibility: "visible", blockSize: "auto" });
onPaper('main a[href^="https://"]::after', {
  content: "' (' attr(href) ')'",
  fontSize: tokens.size.small,
  overflowWrap: "anywhere",
});
