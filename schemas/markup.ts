/** Syntax of other dialects that visitors would see. */
interface UnreadMarkup {
  /** What it looks like. */
  readonly written: RegExp;
  readonly message: string;
  readonly hint: string;
}

const SEEN = "would be shown as typed";

const BOX = 'For a note write <Callout title="…">, its text and </Callout>, with empty lines between.';

const AS_WORDS = "Take the signs out. A backslash before a sign shows it.";

/** Checkboxes, symbols, comments and letter styles of other programs, within a text or at its start. */
export const UNREAD_MARKUP: readonly UnreadMarkup[] = [
  { written: /(?<![\\\w])\[![A-Za-z]+\]/, message: `a box of this kind ${SEEN}`, hint: BOX },
  { written: /^ {0,3}(?::{3,}|!!!|\?\?\?)[ \t]*\w*/m, message: `a box of this kind ${SEEN}`, hint: BOX },
  {
    written: /^[ \t]*(?:@|\$)?\[(?:_?toc_?|table of contents)\][ \t]*$/im,
    message: `this ${SEEN}: tables of contents come by themselves`,
    hint: "Take the line out.",
  },
  {
    written: /(?<![\\\w:/.]):(?:[a-z][a-z0-9_+-]+|\+1|-1|100):(?![\w:])/,
    message: `the name of a symbol ${SEEN}`,
    hint: "Put the symbol itself here, or take the name out.",
  },
  {
    written: /(?<![\\\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/,
    message: `marked text ${SEEN}`,
    hint: "For weight write **words**.",
  },
  { written: /(?<![\\\w+])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])/, message: `inserted text ${SEEN}`, hint: AS_WORDS },
  {
    written: /(?<![\\%\w])%%(?=[^\s%])[^%\n]*%%/,
    message: `a comment of this kind ${SEEN}`,
    hint: "Take the comment out.",
  },
  {
    written: /(?<=\p{L})(?:~[^\s~]{1,6}~(?!~)|\^[^\s^]{1,6}\^)/u,
    message: `signs for small letters ${SEEN}`,
    hint: "Write the small letter itself, as in H₂O or m².",
  },
  {
    written: /(?<![\\\w~])~(?=[^\s~])[^~\n]*[^\s~\\]~(?![\w~])|(?<![\\~])~~(?!~)/,
    message: "these tildes would be seen",
    hint: "To strike words out, put two on each side: ~~words~~, with no space inside.",
  },
  {
    written: /(?<![\\)])\[(?:\/[a-z*]\w*|[a-z][\w-]*(?:[ \t]+[\w-]+=["“][^\][\n]*)+)\]/i,
    message: `a tag in square brackets ${SEEN}`,
    hint: "For bold text write **words**, for a link [words](/address).",
  },
  {
    written: /^(?:h[1-6]\.|={2,6}(?=[ \t]+[^\s=]))[ \t]/m,
    message: `a heading of this kind ${SEEN}`,
    hint: 'Write "## " before a heading in a text.',
  },
  { written: /(?<![\\|])\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?!\|)/, message: `hidden text ${SEEN}`, hint: AS_WORDS },
  { written: /'''[^'\n]+'''/, message: `these quotation marks ${SEEN}`, hint: "For bold text write **words**." },
  {
    written:
      /(?<![\\$\w])\$(?![\s\d$])[^$\n]*[\\^_][^$\n]*\$(?![\w$])|(?<![\\$])\$\$(?=[^$\s])[^$\n]*\$\$|\\begin\{\w+\*?\}/,
    message: `a formula ${SEEN}`,
    hint: "Write it in words and signs, as in x² or 6 × 38 = 228.",
  },
  {
    written: /&amp;(?:[a-z]+|#\d+|#x[\da-f]+);|=[CE][\dA-F]=[89AB][\dA-F]|(?<!\\)\\u[\da-f]{4}/i,
    message: `the code of a character ${SEEN}`,
    hint: "Type the character itself.",
  },
];
