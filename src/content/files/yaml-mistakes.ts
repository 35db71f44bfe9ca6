import { type Document, isAlias, isMap, isScalar, Lexer, visit, type YAMLError } from "yaml";

export interface YamlMistake {
  readonly offset: number;
  /** The field's name, if known. */
  readonly field: string;
  readonly message: string;
  readonly hint?: string;
  /** Set if the fields could be parsed nevertheless. */
  readonly harmless?: true;
}

const QUOTE_HINT =
  'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"';
const INNER_QUOTE_HINT = 'Put the whole text in double quotes, and write \\" for a double quote inside it.';
const INDENT_HINT = "Indent with spaces, two for each level; fields of one group start in one column.";

/** Explains mistakes in front matter: every duplicate field, and the first of all others. */
export function yamlMistakes(document: Document, yaml: string): YamlMistake[] {
  const errors = [...document.errors, ...document.warnings];
  const repeated = errors.filter((error) => error.code === "DUPLICATE_KEY" && keyAt(yaml, error.pos[0]) !== "");
  const [other] = errors.filter((error) => error.code !== "DUPLICATE_KEY");
  // The end of a text or a bracket may be missing since a "#" cut it off.
  const cause = other && cutOff(yaml).find((offset) => offset <= other.pos[0]);
  const found = [
    ...repeated.map((error) => repeatedField(error, yaml)),
    ...(other ? [cause === undefined ? syntaxMistake(other, yaml) : cutOffAt(cause)] : []),
  ];
  if (found.length > 0) return found;
  return isMap(document.contents)
    ? [
        ...references(document, yaml).slice(0, 1),
        ...curlyQuotes(document),
        ...escapes(document, yaml),
        ...[...cutOff(yaml), ...onlyNotes(document, yaml)].map((at) => ({ ...cutOffAt(at), harmless: true as const })),
      ]
    : [notFields(document)];
}

function repeatedField({ pos: [offset] }: YAMLError, yaml: string): YamlMistake {
  const field = keyAt(yaml, offset);
  return { offset, field, message: `the field "${field}" is here twice: keep one`, harmless: true };
}

function keyAt(yaml: string, offset: number): string {
  return /^["']?([^\s:"']+)/.exec(yaml.slice(offset))?.[1] ?? "";
}

function notFields({ contents }: Document): YamlMistake {
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  return {
    offset: 0,
    field: "",
    message: isEmpty
      ? 'there are no fields between the two lines of "---"'
      : 'the fields can\'t be read: write one on each line, as in title: "Pricing"',
  };
}

/** YAML reads words that start with "*", "&" or "!" as something else and drops them. */
function references(document: Document, yaml: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Node: (_key, node) => {
      const mark = isAlias(node) ? `*${node.source}` : node.anchor ? `&${node.anchor}` : node.tag ? "!" : "";
      if (mark === "") return;
      const offset = yaml.lastIndexOf(mark, node.range?.[0] ?? 0);
      found.push({ ...special(mark.slice(0, 1)), offset: Math.max(0, offset) });
    },
  });
  return found;
}

/** Curly quotes are part of the text and would be shown. */
function curlyQuotes(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar: (_key, { type, value, range }) => {
      if (type !== "PLAIN" || typeof value !== "string" || !/^“.*[”"]$/s.test(value)) return;
      const message = 'this text is in curly quotes, which would be shown: use straight ones (")';
      found.push({ offset: range?.[0] ?? 0, field: "", message, harmless: true });
    },
  });
  return found;
}

/** What may follow a backslash in double quotes. Anything else would become another character, as in "snake\_case". */
const ESCAPE = /\\(?:["\\/nt\r\n]|u[\da-f]{4}|x[\da-f]{2}|U[\da-f]{8})|(\\.)/gi;

function escapes(document: Document, yaml: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type !== "QUOTE_DOUBLE" || !range) return;
      for (const { 1: written, index } of yaml.slice(range[0], range[1]).matchAll(ESCAPE)) {
        if (written === undefined) continue;
        const message = `"${written}" would not be shown as typed: write \\\\ for a backslash`;
        found.push({ offset: range[0] + index, field: "", message, harmless: true });
      }
    },
  });
  return found;
}

const cutOffAt = (offset: number): YamlMistake => ({
  offset,
  field: "",
  message: 'what follows "#" would be left out: put the whole text in quotes',
  hint: "If it is a note to yourself, write it on a separate line that begins with # and a space.",
});

/** Numbers, days and booleans, whose comments are real comments. */
const NO_WORDS = /^(?:[-+\d.]+|true|false)$/;

/** Finds texts that are cut off by a "#", which starts a comment in YAML. Real comments have a line for themselves, or follow a value that is no text. */
function cutOff(yaml: string): number[] {
  let offset = 0;
  let before = "";
  const found: number[] = [];
  for (const token of new Lexer().lex(yaml)) {
    if (token.startsWith("#") && before !== SCALAR && isCutOff(yaml, offset, before)) found.push(offset);
    if (token.trim() !== "" && !token.startsWith("#")) before = token === MARKS[0] ? "" : token;
    if (!MARKS.includes(token)) offset += token.length;
  }
  return found;
}

/** Finds fields and items that are empty because everything after "#" is a comment. */
function onlyNotes(document: Document, yaml: string): number[] {
  const found: number[] = [];
  visit(document, {
    Scalar: (_key, { value, source, comment, range }) => {
      // Without a space before it, "#" is part of the text.
      if (value !== null || source || !comment || !range || !/^\s/.test(comment)) return;
      found.push(yaml.indexOf("#", range[0]));
    },
  });
  return found;
}

/** The lexer's marker for the start of a document or a plain scalar. */
const SCALAR = "\u001f";
const MARKS = ["\u0002", "\u0018", SCALAR];

/** @param before the text before it, without spaces and comments */
function isCutOff(yaml: string, offset: number, before: string): boolean {
  const line = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset);
  const isText = before !== "" && !/^["'|>:[\]{},?-]/.test(before) && !NO_WORDS.test(before);
  if (line.trim() !== "") return isText || /^#\S/.test(yaml.slice(offset));
  // An indented line continues the text above.
  const above = yaml.slice(0, offset).trimEnd().split("\n").at(-1) ?? "";
  return isText && line.length > above.search(/\S/);
}

function special(character: string): Omit<YamlMistake, "offset"> {
  const message = `the fields can't be read: a text that starts with "${character}" needs quotes`;
  return { field: "", message, hint: QUOTE_HINT };
}

function syntaxMistake(error: YAMLError, yaml: string): YamlMistake {
  const offset = error.code === "MISSING_CHAR" ? unclosedQuote(yaml, error) : error.pos[0];
  const { message, hint } = explain(error, yaml, offset);
  return { offset, field: "", message: `the fields can't be read: ${message}`, ...(hint ? { hint } : {}) };
}

/** The parser reports a missing quote at the end of the fields only. */
function unclosedQuote(yaml: string, { message, pos: [offset] }: YAMLError): number {
  if (!message.includes("quote")) return offset;
  const line = /:[ \t]+(?:"[^"\n]*|'[^'\n]*)$/m.exec(yaml);
  return line ? line.index + line[0].search(/["']/) : offset;
}

function explain({ code, message }: YAMLError, yaml: string, offset: number): { message: string; hint?: string } {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return {
        message: "there is a second colon on this line, or the next line is indented too far",
        hint: QUOTE_HINT,
      };
    case "TAB_AS_INDENT":
      return { message: "a tab is used where spaces are needed", hint: INDENT_HINT };
    case "BAD_INDENT":
      return message.startsWith("Flow")
        ? { message: "a bracket above is not closed", hint: QUOTE_HINT }
        : { message: "this line starts in another column than its neighbours", hint: INDENT_HINT };
    case "MISSING_CHAR":
      if (message.startsWith("Comments")) return AFTER_QUOTE;
      return message.includes("quote")
        ? { message: "this text has no closing quote", hint: INNER_QUOTE_HINT }
        : { message: "a colon and a value are missing after this", hint: 'Write a field as title: "Pricing".' };
    case "MULTILINE_IMPLICIT_KEY":
      return { message: "a colon with a space after it is missing here", hint: 'Write a field as title: "Pricing".' };
    case "BAD_DQ_ESCAPE":
      return { message: "a backslash in this text escapes nothing: write \\\\ for a backslash" };
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
      return { message: `a text that starts with "${yaml[offset]}" needs quotes`, hint: QUOTE_HINT };
    case "UNEXPECTED_TOKEN":
      return explainUnexpected(yaml, offset);
    default:
      return { message: "this is not how a field is written", hint: QUOTE_HINT };
  }
}

const AFTER_QUOTE = { message: "the text goes on after its closing quote", hint: INNER_QUOTE_HINT };

/** Something follows the end of a value; the first character tells what it is. */
function explainUnexpected(yaml: string, offset: number): { message: string; hint: string } {
  const line = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1, offset + 1);
  const start = /^[^:]*:\s+(\S)|^\s*-\s+(\S)/.exec(line);
  const first = start?.[1] ?? start?.[2] ?? "";
  if (/["']/.test(first)) return AFTER_QUOTE;
  if (/[^\w\s]/.test(first)) {
    return { message: `a text that starts with "${first}" needs quotes`, hint: QUOTE_HINT };
  }
  return { message: "this is not how a field is written", hint: INDENT_HINT };
}
