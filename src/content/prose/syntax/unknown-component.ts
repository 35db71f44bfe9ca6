import { type ProseComponentName, proseComponents } from "../../../../schemas/prose-components.ts";
import { nearest, suggest } from "../../problems/nearest.ts";
import type { ProblemText } from "../../problems/problem.ts";

/** The hint for "<" where no tag can be meant. */
export const ANGLE_HINT = 'If "<" is meant as text, write "\\<".';

/** Components with a single tag, and its syntax. */
export const ONE_TAG = {
  Statistic: 'End it in one tag: <Statistic value="65%" label="average cost reduction" />',
  Comparison: 'End it in one tag: <Comparison title="…" first="…" firstValue="…" second="…" secondValue="…" />',
} satisfies Partial<Record<ProseComponentName, string>>;

/** The Markdown for common HTML. */
const INSTEAD_OF_HTML: Readonly<Record<string, string>> = {
  br: "For a new paragraph, leave a line empty.",
  p: "Leave a line empty between paragraphs; no tag is needed.",
  b: "For bold text write **words**.",
  strong: "For bold text write **words**.",
  i: "For stressed words write *words*.",
  em: "For stressed words write *words*.",
  a: "For a link write [words](/address).",
  img: 'Put the file into content/pictures/, and write <Picture file="its-name.jpg" alt="What it shows" />.',
  h2: "For a heading write ## and its words.",
  h3: "For a heading write ### and its words.",
  ul: "For a list start each line with a hyphen: - words.",
  ol: "For a list start each line with a number: 1. words.",
  li: "For a list start each line with a hyphen: - words.",
  iframe: "Films, maps and forms of other sites can't be embedded: write a link to them.",
  video: "Films can't be embedded: write a link to it.",
  script: "Content can't have scripts.",
  table: "For a table write its lines as | one | two |.",
  hr: "For a line between two parts write --- between two empty lines.",
  blockquote: 'For a quotation write <Quotation name="Who said it">.',
};

/** The problem of a tag that is no component. */
export function unknownComponent(name: string): ProblemText {
  const known = Object.keys(proseComponents);
  const instead = Object.hasOwn(INSTEAD_OF_HTML, name) ? INSTEAD_OF_HTML[name] : undefined;
  const isHtml = instead !== undefined || (/^[a-z][a-z0-9-]*$/.test(name) && nearest(name, known) === undefined);
  if (isHtml) return { message: `<${name}> is HTML, which content does not use`, hint: instead ?? HTML_HINT };
  const message = `<${name}> is not a component that content may use. ${suggest(name, known)}`;
  return { message, hint: ANGLE_HINT };
}

const HTML_HINT =
  'Take the tag out. docs/content/reference/components.md shows what a text may use instead. If "<" is meant as text, write "\\<".';
