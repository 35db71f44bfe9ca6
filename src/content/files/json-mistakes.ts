import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { formatPath, type Path, type Problem, positionAt } from "../problems/problem.ts";

/** Messages by the parser's error, where the text itself doesn't tell more. */
const MISTAKES: Record<string, string> = {
  InvalidSymbol: 'texts and names need double quotes, and a double quote inside a text is written \\"',
  InvalidNumberFormat: "this is not a number: write it without spaces and with a point, such as 99 or 0.5",
  UnexpectedEndOfNumber: "this is not a number: write it without spaces and with a point, such as 99 or 0.5",
  PropertyNameExpected: "a field's name in double quotes was expected here",
  ValueExpected: "a value was expected here",
  ColonExpected: 'a colon was expected here, as in "title": "Pricing"',
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "the file should have ended before this: there may be one } or ] too many above",
  InvalidCommentToken: "comments are not allowed in JSON: take it out",
  UnexpectedEndOfComment: "comments are not allowed in JSON: take it out",
  UnexpectedEndOfString: 'this text has no closing " on its line',
  InvalidCharacter: "this text has a tab or another invisible character in it: type a space instead",
  InvalidEscapeCharacter:
    'a backslash in this text escapes nothing: write \\\\ for a backslash and \\" for a quotation mark',
  InvalidUnicode: "\\u in this text must be followed by four hexadecimal digits",
};

/** A text that ends after a comma has a missing quote before it: the next field's name is outside of quotes. */
const UNCLOSED = /"([^"\n]{0,40}),\s*"$/;

/** Mistakes that don't affect what follows. After any other, the parser may report nonsense. */
const SELF_CONTAINED = new Set([
  "InvalidCommentToken",
  "InvalidCharacter",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
  "CommaExpected",
]);

/** Explains the mistakes in invalid JSON, up to the first one that may have caused the rest. */
export function jsonMistakes(file: string, text: string, errors: readonly ParseError[]): Problem[] {
  if (text.trim() === "") return [{ file, line: 1, column: 1, field: "", message: "the file is empty" }];
  const start = text.search(/\S/);
  if (/[\w#-]/.test(text[start] ?? "")) {
    const message = 'not valid JSON: the file has to start with "{"';
    return [
      {
        file,
        ...positionAt(text, start),
        field: "",
        message,
        hint: "Look at another file of this folder: it shows how.",
      },
    ];
  }
  const last = errors.findIndex((error) => !isSelfContained(text, error));
  return errors.slice(0, last === -1 ? errors.length : last + 1).map((error) => ({
    file,
    ...positionAt(text, error.offset),
    field: "",
    message: `not valid JSON: ${explain(text, error)}`,
  }));
}

function isSelfContained(text: string, error: ParseError): boolean {
  const code = printParseErrorCode(error.error);
  return SELF_CONTAINED.has(code) && (code !== "CommaExpected" || text[error.offset] === '"');
}

function explain(text: string, { error, offset }: ParseError): string {
  const code = printParseErrorCode(error);
  const here = text.slice(offset, offset + 20);
  const before = text.slice(0, offset).trimEnd().at(-1) ?? "";
  const rest = text.slice(offset);
  if (isWhole(text.slice(0, offset))) return explainRest(rest);
  switch (code) {
    case "InvalidSymbol":
      return explainSymbol(here, text.slice(0, offset));
    case "CommaExpected":
      return before === "]" && here.startsWith("{") ? AFTER_LIST : explainComma(here, text[offset - 1] ?? "");
    case "PropertyNameExpected":
    case "ValueExpected":
      return /\]\s*,\s*$/.test(text.slice(0, offset)) && here.startsWith("{")
        ? AFTER_LIST
        : explainExpected(code, here, before);
    case "UnexpectedEndOfString":
      return /^[^\n]*[“”]/.test(rest) ? CURLY_END : (MISTAKES[code] ?? "");
    default:
      return MISTAKES[code] ?? "something is out of place here";
  }
}

const AFTER_LIST = "the list above has ended before this: move its ] below what belongs to it";

const CURLY_END = 'the quote at the end of this text is curly: write a straight one (")';

/** A common slip: fields added after the closing brace. */
function explainRest(rest: string): string {
  if (/^,?\s*\{/.test(rest))
    return "the file has ended before this: a section or an item goes into its list, above the ]";
  if (/^,?\s*"/.test(rest)) return "the file has ended before this: a field goes above the last }";
  return "the file should end before this: take out the rest";
}

function isWhole(text: string): boolean {
  if (!text.trimEnd().endsWith("}")) return false;
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

function explainSymbol(here: string, before: string): string {
  const unclosed = UNCLOSED.exec(before)?.[1];
  if (unclosed !== undefined) return `a closing " is missing, probably after "${unclosed}"`;
  const word = /^(?:true|false|null)\b/i.exec(here)?.[0];
  if (word) return `write ${word.toLowerCase()} in small letters`;
  if (/^[“”„«»]/.test(here)) return 'texts and names need straight double quotes ("), not curly ones';
  if (here.startsWith("#")) return MISTAKES["InvalidCommentToken"] ?? "";
  if (/^\p{Zs}/u.test(here)) return "the space here isn't an ordinary one: delete it and type it again";
  if (/^[+.]\d/.test(here)) return MISTAKES["InvalidNumberFormat"] ?? "";
  if (/^;\s*[}\]]/.test(here)) return 'take out the ";"';
  if (here.startsWith(";")) return 'write a comma (,) instead of ";"';
  if (/^[()]/.test(here)) return `"${here[0]}" closes or opens nothing in JSON: lists have [ and ], groups { and }`;
  if (here.startsWith("=")) return 'a colon was expected here instead of "="';
  if (/^['‘’`]/.test(here)) return 'texts and names need double quotes ("), not single ones';
  const name = /^([A-Za-z][\w-]*)\s*:/.exec(here)?.[1];
  if (name !== undefined) return `put double quotes around the name: "${name}"`;
  if (/:\s*$/.test(before)) return 'this text needs double quotes (") before and after it';
  return MISTAKES["InvalidSymbol"] ?? "";
}

function explainComma(here: string, touching: string): string {
  if (here.startsWith("}")) return "this } closes nothing: it is one too many, or a ] is missing before it";
  if (here.startsWith("]")) return "this ] closes nothing: it is one too many, or a } is missing before it";
  if (here.startsWith(":")) return "an opening { is missing above this field";
  return MISTAKES[/\d/.test(touching) && /^\d/.test(here) ? "InvalidNumberFormat" : "CommaExpected"] ?? "";
}

function explainExpected(code: string, here: string, before: string): string {
  if (before === "," && /^[}\],]/.test(here)) return "the comma before this is one too many";
  if (before === "," && /^\d/.test(here)) return "numbers have no comma in them: write 1000, not 1,000";
  if (before === "[" && here.startsWith("}")) return "a closing ] is missing before this";
  if (code === "PropertyNameExpected" && here.startsWith("{")) return "a closing } is missing above this";
  if (here.startsWith(",")) return "a value is missing before this comma";
  return MISTAKES[code] ?? "";
}

/** Finds duplicate fields: JSON.parse silently keeps the last one. */
export function repeatedFields(file: string, text: string, node: Node, path: Path = []): Problem[] {
  const children = node.children ?? [];
  if (node.type === "array") {
    return children.flatMap((child, index) => repeatedFields(file, text, child, [...path, index]));
  }
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const name = String(property.children?.[0]?.value);
    const value = property.children?.[1];
    const inside = value ? repeatedFields(file, text, value, [...path, name]) : [];
    if (!seen.has(name)) {
      seen.add(name);
      return inside;
    }
    const field = formatPath([...path, name]);
    const message = `the field "${name}" is here twice: keep one`;
    return [{ file, ...positionAt(text, property.offset), field, message }, ...inside];
  });
}
