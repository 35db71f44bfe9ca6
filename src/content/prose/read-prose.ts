import { remark } from "remark";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { PluggableList, Processor } from "unified";
import type { VFile } from "vfile";
import type { Tokens } from "../facts/tokens.ts";
import { offsetAt, type Problem } from "../problems/problem.ts";
import { remarkComponents } from "./component-syntax.ts";
import { type ProseMetadata, remarkMetadata } from "./metadata.ts";
import { proseRules } from "./prose-rules.ts";
import { explainUnreadable, type Objection, type Unreadable } from "./syntax/unreadable.ts";

export interface Prose extends ProseMetadata {
  readonly problems: readonly Problem[];
  /** The id of the compiled module; undefined if the text was only checked. */
  readonly module?: string;
}

/** Reads the text of a file, including front matter. The path is only for problems. */
export type ReadProse = (file: string, text: string) => Prose;

/** The syntax of content: GitHub's Markdown with components. */
const syntax: PluggableList = [
  remarkFrontmatter,
  // "5~10" and "20~30" are ranges: only two tildes strike out.
  [remarkGfm, { singleTilde: false }],
  remarkComponents,
];

/** The plugins that read, check and describe a text, shared with the compiler of articles. */
export function prosePlugins(tokens: Tokens): PluggableList {
  return [...syntax, ...proseRules(tokens), [remarkMetadata, tokens]];
}

const parser = remark().use(syntax).freeze();

/** Parses a text that was checked. */
export function parseProse(text: string) {
  return parser.parse(text);
}

/** @returns a reader of texts that fills in facts */
export function proseReader(tokens: Tokens): ReadProse {
  const processor = remark().use(prosePlugins(tokens)).use(writeNothing).freeze();
  return (path, text) => {
    const { metadata, messages } = readToItsEnd(text, (value) => processor.processSync({ path, value }));
    return { ...metadata, problems: messages.map((message) => problemOf(path, message)) };
  };
}

/** Texts are compiled elsewhere. */
function writeNothing(this: Processor): void {
  this.compiler = () => "";
}

const NO_METADATA: ProseMetadata = { headings: [], words: 0, links: [], pictures: [] };

/** More unreadable tags than these aren't searched for: each needs another pass. */
const MOST_UNREADABLE = 10;

type ProseMessage = Unreadable | Objection;

/** Reports an unreadable tag and blanks it out, to find all mistakes in one go. */
function readToItsEnd(
  text: string,
  read: (text: string) => VFile,
): { metadata: ProseMetadata; messages: ProseMessage[] } {
  const messages: ProseMessage[] = [];
  let readable = text;
  while (messages.length < MOST_UNREADABLE) {
    try {
      const { data, messages: found } = read(readable);
      return { metadata: data.metadata ?? NO_METADATA, messages: [...messages, ...found] };
    } catch (error) {
      if (!isObjection(error)) throw error;
      if (error.fatal && error.note) return { metadata: NO_METADATA, messages: [...messages, error] };
      const problem = explainUnreadable(error, readable);
      messages.push(problem);
      const rest = withoutTags(readable, problem);
      if (rest === readable) break;
      readable = rest;
    }
  }
  return { metadata: NO_METADATA, messages };
}

function isObjection(error: unknown): error is Objection {
  return error instanceof Error && "reason" in error;
}

function problemOf(file: string, objection: ProseMessage): Problem {
  const { line = 1, column = 1 } = objection;
  const [message, hint] =
    "reason" in objection ? [objection.reason, objection.note] : [objection.message, objection.hint];
  return { file, line, column, field: "text", message, ...(hint === undefined ? {} : { hint }) };
}

/** Blanks out a tag, its counterpart and the tag it crosses with spaces, which keeps positions. */
function withoutTags(text: string, { line, column, crossed }: Unreadable): string {
  const places = [{ line, column }, ...(crossed ? [crossed] : [])];
  return places.reduce((rest, place) => withoutPair(rest, offsetAt(rest, place)), text);
}

function withoutPair(text: string, offset: number): string {
  const [tag = "", name = ""] = /^<([A-Za-z]\w*)?[^<>\n]*>?/.exec(text.slice(offset)) ?? [];
  const rest = blanked(text, offset, tag.length);
  const closing = name === "" || /\/>$/.test(tag) ? -1 : rest.indexOf(`</${name}>`, offset);
  return closing === -1 ? rest : blanked(rest, closing, name.length + 3);
}

function blanked(text: string, offset: number, length: number): string {
  return text.slice(0, offset) + " ".repeat(length) + text.slice(offset + length);
}
