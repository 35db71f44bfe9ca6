import type { VFileMessage } from "vfile-message";
import { type ProseComponentName, proseComponents } from "../../schemas/prose-components.ts";
import { suggest } from "./nearest.ts";
import { type Position, positionAt } from "./problem.ts";

/** Something wrong in a body, and where in it. */
export interface ProseMistake extends Position {
  readonly message: string;
  readonly hint?: string;
}

type Told = Omit<ProseMistake, keyof Position>;

const ANGLE_HINT = 'If "<" is meant as text, write "&lt;".';
const TAG_HINT = `Its quotes or its ">" may be missing. ${ANGLE_HINT}`;
const LINES_HINT =
  "Put the opening and the closing tag on lines of their own, with an empty line before and after what stands between.";

/** What is said of every expression, whether the parser understands it or not. */
export const CURLY_MISTAKE: Told = {
  message: "curly brackets are not allowed in content",
  hint: 'If they are meant as text, write "&#123;" for "{".',
};

/** What is said of every line that starts with "import" or "export". */
export const MODULE_MISTAKE: Told = {
  message: '"import" and "export" are not allowed in content',
  hint: "If the line is meant as text, start it with another word.",
};

/** @returns whether content may use a component of that name. */
export function isProseComponent(name: string): name is ProseComponentName {
  return Object.hasOwn(proseComponents, name);
}

/** What is said of a tag that is no component. */
export function unknownComponent(name: string): Told {
  const message =
    name === "" ? "<> is not a component that content may use." : `<${name}> is not a component that content may use.`;
  return { message: `${message} ${suggest(name, Object.keys(proseComponents))}`, hint: ANGLE_HINT };
}

/**
 * Puts into plain words why the parser stopped.
 * @param error what the parser says, with a place in the body
 */
export function proseMistake(error: VFileMessage, body: string): ProseMistake {
  const offset = offsetAt(body, error.line ?? 1, error.column ?? 1);
  if (error.source === "micromark-extension-mdxjs-esm") return { ...moduleLine(body, offset), ...MODULE_MISTAKE };
  if (error.source === "micromark-extension-mdx-expression")
    return { ...lastBefore(body, "{", offset), ...CURLY_MISTAKE };
  if (error.ruleId === "end-tag-mismatch") return mismatch(error);
  if (error.reason.includes("closing quote")) return openQuote(body, offset);
  return { ...lastBefore(body, "<", offset), ...describeTag(body.slice(body.lastIndexOf("<", offset)), error.reason) };
}

function describeTag(tag: string, reason: string): Told {
  if (tag.startsWith("<!--")) return { message: "comments are not allowed in content", hint: "Take the comment out." };
  if (/^<(?:https?:|mailto:|[^\s<>]+@)/i.test(tag)) {
    return {
      message: "a link can't stand between < and >",
      hint: "Write it as [words](https://www.oaic.gov.au/) or [words](mailto:person@company.example).",
    };
  }
  if (/^<\//.test(tag))
    return { message: "this closing tag closes nothing", hint: "Take it out, or add the opening tag." };
  if (/attribute value/.test(reason)) {
    return { message: `the text after "=" needs double quotes before and after it, as in title="Worth knowing"` };
  }
  if (/^<[A-Za-z]/.test(tag)) return { message: "a tag starts here that can't be read to its end", hint: TAG_HINT };
  return { message: '"<" can\'t stand alone: it starts the name of a component', hint: ANGLE_HINT };
}

/** Without its closing quote, a property's text goes on to the end of the file. */
function openQuote(body: string, offset: number): ProseMistake {
  const tag = body.search(/<[A-Za-z][^<]*=\s*(?:"[^"]*|'[^']*)$/);
  return { ...positionAt(body, tag === -1 ? offset : tag), message: "a closing quote is missing in this tag" };
}

/** The parser names the tag that is open, with its place, in its text only. */
function mismatch({ reason, line, column }: VFileMessage): ProseMistake {
  const names = [...reason.matchAll(/`<\/?([^`>]*)>`/g)].map((match) => match[1] ?? "");
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const opening = { line: Number(openLine ?? line ?? 1), column: Number(openColumn ?? column ?? 1) };
  const [first = "", second] = names;
  if (second !== undefined && isProseComponent(second)) {
    const place = { line: line ?? opening.line, column: column ?? opening.column };
    return { ...place, message: `</${first}> stands here, but <${second}> is open: close that first` };
  }
  const open = second ?? first;
  if (!isProseComponent(open)) return { ...opening, ...unknownComponent(open) };
  return { ...opening, message: `<${open}> has no closing </${open}> where one is needed`, hint: LINES_HINT };
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

function lastBefore(body: string, character: string, offset: number): Position {
  return positionAt(body, Math.max(0, body.lastIndexOf(character, offset)));
}

/** The parser stops somewhere in the line or lines that it takes for a program. */
function moduleLine(body: string, offset: number): Position {
  const starts = [...body.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)];
  return positionAt(body, starts.at(-1)?.index ?? offset);
}
