import type { Root, Text } from "mdast";
import type { VFile } from "vfile";
import { UNREAD_MARKUP } from "../../../../schemas/markup.ts";
import { proseComponents } from "../../../../schemas/prose-components.ts";
import { FACT_HINT, unclosedToken } from "../../facts/tokens.ts";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { OFFICE_TAG } from "../syntax/unreadable.ts";
import { eachOf } from "../walk.ts";
import { NOTE } from "./notes.ts";

/** Finds unused Markdown syntax in texts that visitors would see. */
export function remarkCheckTexts() {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "text", (node) => checkText(node, file));
  };
}

const UNREAD_LINK: ProblemText = {
  message: "this link can't be read, and would be shown with its brackets",
  hint: "Write [words](address): no space between the brackets, none in the address, and a ) at its end.",
};

const COMPONENTS = Object.keys(proseComponents).join("|");

/** Syntax that is left in a text was not recognised by Markdown. A backslash means that it is intended. */
const TEXTS: readonly (readonly [written: RegExp, problem: ProblemText])[] = [
  [/(?<![\\[])\[[^\][\n]+\]\((?!\))|(?<![\\[])\[[^\][\n]+\] \((?=\/|#|https?:|mailto:|tel:|www\.)/, UNREAD_LINK],
  // What is left of a link around another one.
  [/^[^[\]\n]*(?<!\\)\]\((?=\/|#|https?:|mailto:|tel:|www\.)/, UNREAD_LINK],
  [/\([^()\n]+\)\[(?:\/|#|https?:|mailto:|tel:|www\.)[^\]\n]*\]/, UNREAD_LINK],
  [/(?<![\\[])(?:\[\^[^\]\s]+\]|\^\[[^\]\n]+\]|\[@[\w:-]+[^\]\n]*\])/, NOTE],
  [
    /(?<![\\[])\[[^\][\n]+\]\[[^\]\n]*\]/,
    { message: "this link has no address", hint: 'Write [words](address), or add a line such as "[1]: /contact".' },
  ],
  [
    /(?<!\\)\*\*/,
    { message: "these stars would be seen", hint: "For bold text write **words**, with no space inside the stars." },
  ],
  // "<o:p>" of office programs is neither a tag nor an address.
  [/(?<!\\)<[a-z][\w-]*:[\w-]+(?:\s[^<>\n]*)?\/?>/i, OFFICE_TAG],
  ...UNREAD_MARKUP.map((each) => [each.written, each] as const),
  [
    new RegExp(`<\\s+/?(?:${COMPONENTS})\\b`),
    { message: 'there is a space after "<", so this is not a tag', hint: "Take the space out." },
  ],
];

function checkText(node: Text, file: VFile): void {
  const text = sourceOf(file, node);
  const start = node.position?.start.offset ?? 0;
  for (const { index, problem } of slipsIn(text)) reportProblem(file, start + index, problem);
}

/** @returns the first of each kind */
function slipsIn(text: string): { index: number; problem: ProblemText }[] {
  const half = unclosedToken(text);
  const slips = half ? [{ index: half.index, problem: { message: half.message, hint: FACT_HINT } }] : [];
  const found = TEXTS.map(([pattern, problem]) => ({ index: text.search(pattern), problem }));
  const places = [...slips, ...found.filter(({ index }) => index !== -1)];
  return places.filter(({ index }, at) => places.findIndex((other) => other.index === index) === at);
}
