import type { VFileMessage } from "vfile-message";
import { type ProseComponentName, proseComponents } from "../../../schemas/prose-components.ts";
import { nearest, suggest } from "./nearest.ts";
import { type Position, positionAt } from "./problem.ts";

/** Something wrong in a body, and where in it. */
export interface ProseMistake extends Position {
  readonly message: string;
  readonly hint?: string;
  /** Where another tag stands that has part in the mistake. */
  readonly crossed?: Position;
}

type Told = Omit<ProseMistake, keyof Position>;

const ANGLE_HINT = 'If "<" is meant as text, write "\\<".';
const TAG_HINT = `Its quotes or its ">" may be missing. ${ANGLE_HINT}`;
const LINES_HINT =
  "Put the opening and the closing tag on lines of their own, with an empty line before and after what stands between.";

/** What is said of words in curly brackets: elsewhere they are a program, so hardly anybody means them as text. */
export const CURLY_MISTAKE: Told = {
  message: "words in curly brackets look like a program, and content has none",
  hint: 'If they are meant as text, write "\\{" for "{". A fact such as the brand\'s name is written [[brand]].',
};

/** What is said of every paragraph that is a line of a program. */
export const MODULE_MISTAKE: Told = {
  message: 'lines that "import" or "export" something are not allowed in content',
  hint: "Take the line out. If it is meant as text, start it with another word.",
};

/** What is said of a comment, whichever way it is written. */
export const COMMENT_MISTAKE: Told = { message: "comments are not allowed in content", hint: "Take the comment out." };

/** @returns whether content may use a component of that name. */
export function isProseComponent(name: string): name is ProseComponentName {
  return Object.hasOwn(proseComponents, name);
}

/** Components that are one tag, and how that is written. */
export const ONE_TAG = {
  Statistic: 'End it in one tag: <Statistic value="65%" label="average cost reduction" />',
  Comparison: 'End it in one tag: <Comparison title="…" first="…" firstValue="…" second="…" secondValue="…" />',
} satisfies Partial<Record<ProseComponentName, string>>;

const isOneTag = (name: string): name is keyof typeof ONE_TAG => Object.hasOwn(ONE_TAG, name);

/** How Markdown does what people write HTML for. */
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
  iframe: "Films, maps and forms of other sites can't stand in the text: write a link to them.",
  video: "Films can't stand in the text: write a link to it.",
  script: "Programs can't stand in content.",
  table: "For a table write its lines as | one | two |.",
  hr: "For a line between two parts write --- between two empty lines.",
  blockquote: 'For somebody\'s words write <Quotation name="Who said it">.',
};

/** What is said of a tag that is no component. */
export function unknownComponent(name: string): Told {
  const known = Object.keys(proseComponents);
  const instead = Object.hasOwn(INSTEAD_OF_HTML, name) ? INSTEAD_OF_HTML[name] : undefined;
  const isHtml = instead !== undefined || (/^[a-z][a-z0-9-]*$/.test(name) && nearest(name, known) === undefined);
  if (isHtml) return { message: `<${name}> is HTML, which content does not use`, hint: instead ?? HTML_HINT };
  const message = `<${name}> is not a component that content may use. ${suggest(name, known)}`;
  return { message, hint: ANGLE_HINT };
}

const HTML_HINT =
  'Take the tag out. docs/content/reference/components.md shows what a text may use instead. If "<" is meant as text, write "\\<".';

/**
 * Puts into plain words why the parser stopped.
 * @param error what the parser says, with a place in the body
 */
export function proseMistake(error: VFileMessage, body: string): ProseMistake {
  const offset = offsetAt(body, error.line ?? 1, error.column ?? 1);
  if (error.source === "micromark-extension-mdx-expression") {
    return { ...lastBefore(body, "<", offset), ...describeTag("<A", error.reason) };
  }
  if (error.ruleId === "end-tag-mismatch") return mismatch(error);
  if (error.reason.includes("closing quote")) return openQuote(body, offset);
  return { ...lastBefore(body, "<", offset), ...describeTag(body.slice(body.lastIndexOf("<", offset)), error.reason) };
}

function describeTag(tag: string, reason: string): Told {
  if (tag.startsWith("<!--")) return COMMENT_MISTAKE;
  if (/^<\/?\w+:/.test(tag)) {
    return {
      message: "this tag comes from an office program, and content has none",
      hint: "Take it out, and its closing tag.",
    };
  }
  if (/^<\//.test(tag))
    return { message: "this closing tag closes nothing", hint: "Take it out, or add the opening tag." };
  const wrongAfterQuote = /^<[A-Za-z][^"<>]*(?:="[^"]*"\s+[^"<>]*)*="([^"]*)"([^\s/>])/.exec(tag);
  if (wrongAfterQuote?.[2] === ",")
    return { message: "a comma stands between the properties of this tag: take it out" };
  if (wrongAfterQuote) {
    return {
      message: `in this tag a text ends too early, after "${wrongAfterQuote[1]}": a double quote stands inside it`,
      hint: "Write “ and ” inside a text that stands in double quotes.",
    };
  }
  if (/attribute value/.test(reason)) {
    return { message: `the text after "=" needs double quotes before and after it, as in title="Worth knowing"` };
  }
  if (/^<[A-Za-z]/.test(tag)) return { message: "a tag starts here that can't be read to its end", hint: TAG_HINT };
  return { message: '"<" can\'t stand alone: it starts the name of a component', hint: ANGLE_HINT };
}

/** Without its closing quote, a property's text goes on to the end of the file. */
function openQuote(body: string, offset: number): ProseMistake {
  const tag = body.search(/<[A-Za-z][^<]*=\s*(?:"[^"]*|'[^']*)$/);
  const start = tag === -1 ? offset : tag;
  const isCurly = /^<[^<>]*”\s*\/?>/.test(body.slice(start));
  const message = isCurly
    ? 'a quote in this tag is curly (”): write straight ones (")'
    : "a closing quote is missing in this tag";
  return { ...positionAt(body, start), message };
}

/** The parser names the tag that is open, with its place, in its text only. */
function mismatch({ reason, line, column }: VFileMessage): ProseMistake {
  const names = [...reason.matchAll(/`<\/?([^`>]*)>`/g)].map((match) => match[1] ?? "");
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const opening = { line: Number(openLine ?? line ?? 1), column: Number(openColumn ?? column ?? 1) };
  const [first = "", second] = names;
  if (second !== undefined && isProseComponent(second)) {
    const place = { line: line ?? opening.line, column: column ?? opening.column };
    const message =
      first.toLowerCase() === second.toLowerCase()
        ? `write </${second}> here, with the letters of its opening tag`
        : `</${first}> stands here, but <${second}> is open: close that first`;
    return { ...place, message, crossed: opening };
  }
  const open = second ?? first;
  if (!isProseComponent(open)) return { ...opening, ...unknownComponent(open) };
  return {
    ...opening,
    message: `<${open}> has no closing </${open}> where one is needed`,
    hint: isOneTag(open) ? ONE_TAG[open] : LINES_HINT,
  };
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

function lastBefore(body: string, character: string, offset: number): Position {
  return positionAt(body, Math.max(0, body.lastIndexOf(character, offset)));
}
