import type { Nodes, Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { positionAt } from "../checking/problem.ts";
import { type ProseMistake, proseMistake } from "../checking/prose-mistakes.ts";
import { parseMdx } from "./parse-mdx.ts";

/** What could be read of a body, and what kept the rest from being read, with places in the body. */
export interface ReadBody {
  readonly tree: Root;
  readonly mistakes: readonly ProseMistake[];
}

const NOTHING: Root = { type: "root", children: [] };

/** More tags than these are not looked at one by one: each needs another reading. */
const MOST_MISTAKES = 10;

/**
 * Reads a body to its end: a tag that can't be read is reported and left out, so that all mistakes are found in one go.
 * @throws RangeError if it is nested too deeply for the parser
 */
export function readBody(body: string): ReadBody {
  const deep = body.search(NESTED_LINE);
  if (deep !== -1) return { tree: NOTHING, mistakes: [{ ...positionAt(body, deep), ...TOO_DEEP }] };
  const mistakes: ProseMistake[] = [];
  let readable = body;
  while (mistakes.length < MOST_MISTAKES) {
    try {
      const tree = parseMdx(readable);
      const deep = tooDeep(tree);
      return deep ? { tree: NOTHING, mistakes: [...mistakes, deep] } : { tree, mistakes };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const mistake = proseMistake(error, readable);
      mistakes.push(mistake);
      const rest = withoutTags(readable, mistake);
      if (rest === readable) break;
      readable = rest;
    }
  }
  return { tree: NOTHING, mistakes };
}

/** A line of nothing but quotations in quotations or lists in lists: a parser takes minutes to read a long one. */
const NESTED_LINE = /^(?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t])){20}/m;

const TOO_DEEP = {
  message: "quotations, lists or tags stand inside each other here too deeply",
  hint: "Look whether the signs at the start of the line were pasted by mistake.",
};

/** Deeper than this nobody writes, and what renders the tree goes down into it step by step. */
const DEEPEST = 20;

function tooDeep(tree: Root): ProseMistake | undefined {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  const [first] = level;
  if (!first) return undefined;
  const { line = 1, column = 1 } = first.position?.start ?? {};
  return { line, column, ...TOO_DEEP };
}

/** Writes spaces over a tag, over its counterpart, and over the tag it crosses, so that all else stays in its place. */
function withoutTags(body: string, { line, column, crossed }: ProseMistake): string {
  const places = [{ line, column }, ...(crossed ? [crossed] : [])];
  return places.reduce((text, place) => withoutPair(text, offsetOf(text, place)), body);
}

function withoutPair(body: string, offset: number): string {
  const [tag = "", name = ""] = /^<([A-Za-z]\w*)?[^<>\n]*>?/.exec(body.slice(offset)) ?? [];
  const rest = blanked(body, offset, tag.length);
  const closing = name === "" || /\/>$/.test(tag) ? -1 : rest.indexOf(`</${name}>`, offset);
  return closing === -1 ? rest : blanked(rest, closing, name.length + 3);
}

function blanked(text: string, offset: number, length: number): string {
  return text.slice(0, offset) + " ".repeat(length) + text.slice(offset + length);
}

function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let start = 0;
  for (let each = 1; each < line; each++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
