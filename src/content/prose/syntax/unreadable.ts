import type { VFile } from "vfile";
import { offsetAt, type Position, type ProblemText, positionAt } from "../../problems/problem.ts";
import { isProseComponent } from "../component-names.ts";
import { COMMENT } from "./programs.ts";
import { ANGLE_HINT, ONE_TAG, unknownComponent } from "./unknown-component.ts";

/** A message of the parser or a rule. */
export type Objection = VFile["messages"][number];

/** Why a text can't be read, and where. */
export interface Unreadable extends Position, ProblemText {
  /** Position of the other tag involved. */
  readonly crossed?: Position;
}

const TAG_HINT = `Its quotes or its ">" may be missing. ${ANGLE_HINT}`;
const LINES_HINT =
  "Put the opening and the closing tag on lines of their own, with an empty line before and after the text between them.";

/**
 * Explains in plain words why the parser stopped.
 * @param error the parser's error, with a position
 */
export function explainUnreadable(error: Objection, text: string): Unreadable {
  const offset = offsetAt(text, { line: error.line ?? 1, column: error.column ?? 1 });
  if (error.source === "micromark-extension-mdx-expression") {
    return { ...lastBefore(text, "<", offset), ...describeTag("<A", error.reason) };
  }
  if (error.ruleId === "end-tag-mismatch") return mismatch(error);
  if (error.reason.includes("closing quote")) return openQuote(text, offset);
  // It may have stopped at the "<" of something else.
  const start = Math.max(0, text.lastIndexOf("<", Math.max(0, offset - 1)));
  return { ...positionAt(text, start), ...describeTag(text.slice(start), error.reason) };
}

export const OFFICE_TAG: ProblemText = {
  message: "this tag comes from an office program, and content has none",
  hint: "Take it out, and its closing tag.",
};

function describeTag(tag: string, reason: string): ProblemText {
  if (tag.startsWith("<!--")) return COMMENT;
  if (/^<\/?\w+:/.test(tag)) {
    return OFFICE_TAG;
  }
  if (/^<\//.test(tag))
    return { message: "this closing tag closes nothing", hint: "Take it out, or add the opening tag." };
  // One space, not "\s+": the following part takes the others; otherwise the pattern backtracks for each property.
  const wrongAfterQuote = /^<[A-Za-z][^"<>]*(?:="[^"]*"\s[^"<>]*)*="([^"]*)"([^\s/>])/.exec(tag);
  if (wrongAfterQuote?.[2] === ",")
    return { message: "there is a comma between the properties of this tag: take it out" };
  if (wrongAfterQuote) {
    return {
      message: `in this tag a text ends too early, after "${wrongAfterQuote[1]}": there is a double quote inside it`,
      hint: "Write “ and ” inside a text in double quotes.",
    };
  }
  if (/attribute value/.test(reason)) {
    return { message: `the text after "=" needs double quotes before and after it, as in title="Worth knowing"` };
  }
  if (/^<[A-Za-z]/.test(tag)) return { message: "a tag starts here that can't be read to its end", hint: TAG_HINT };
  return { message: '"<" can\'t be on its own: it starts the name of a component', hint: ANGLE_HINT };
}

/** Without its closing quote, a property's text runs on to the end of the file. */
function openQuote(text: string, offset: number): Unreadable {
  const tag = text.search(/<[A-Za-z][^<]*=\s*(?:"[^"]*|'[^']*)$/);
  const start = tag === -1 ? offset : tag;
  const isCurly = /^<[^<>]*”\s*\/?>/.test(text.slice(start));
  const message = isCurly
    ? 'a quote in this tag is curly (”): write straight ones (")'
    : "a closing quote is missing in this tag";
  return { ...positionAt(text, start), message };
}

/** Only the parser's message names the open tag and its position. */
function mismatch({ reason, line, column }: Objection): Unreadable {
  const names = [...reason.matchAll(/`<\/?([^`>]*)>`/g)].map((match) => match[1] ?? "");
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const opening = { line: Number(openLine ?? line ?? 1), column: Number(openColumn ?? column ?? 1) };
  const [first = "", second] = names;
  if (second !== undefined && isProseComponent(second)) {
    const place = { line: line ?? opening.line, column: column ?? opening.column };
    const message =
      first.toLowerCase() === second.toLowerCase()
        ? `write </${second}> here, with the letters of its opening tag`
        : `</${first}> is here, but <${second}> is open: close that first`;
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

const isOneTag = (name: string): name is keyof typeof ONE_TAG => Object.hasOwn(ONE_TAG, name);

function lastBefore(text: string, character: string, offset: number): Position {
  return positionAt(text, Math.max(0, text.lastIndexOf(character, offset)));
}
