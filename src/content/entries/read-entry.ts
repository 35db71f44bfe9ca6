import { type ContentTypeName, contentTypes } from "../../../schemas/content-types.ts";
import { findTokens, isFact, replaceTokens, type Tokens, unclosedToken, unknownToken } from "../facts/tokens.ts";
import { entryId, wrongName } from "../files/file-places.ts";
import { type SignMistake, wrongSigns } from "../files/signs.ts";
import { readJson, readMdx, type Source, withoutValue } from "../files/source.server.ts";
import { formatPath, inSection, type Problem, problemOfFile, valueAt } from "../problems/problem.ts";
import { describeIssues, type ValueProblem } from "../problems/schema-problems.ts";
import { textsIn } from "../problems/schema-walk.ts";
import type { ReadProse } from "../prose/read-prose.ts";
import type { Entry, ReadFile } from "./content.server.ts";
import type { ContentFiles } from "./content-files.ts";
import { type HouseStyle, styleWarnings } from "./house-style.ts";
import { lostWords } from "./placeholders.server.ts";

/** What reading a file of a type gave. */
export interface ReadEntry {
  readonly read: ReadFile;
  /** Undefined if its fields are wrong. */
  readonly entry: Entry | undefined;
  readonly problems: readonly Problem[];
}

/** What all files are read with. */
export interface ReadContext {
  readonly tokens: Tokens;
  readonly style: HouseStyle;
  readonly readProse: ReadProse;
}

/** Each file as it was parsed last. After an edit, the dev server parses only the files that changed. */
const parsed = new Map<string, Source>();

/** Reads a file and its syntax. */
export function readSource(files: ContentFiles, file: string): Source {
  const read = files.read(file);
  if (!("text" in read))
    return withoutValue(
      file,
      read.shown ?? "",
      { message: read.message, ...(read.hint ? { hint: read.hint } : {}) },
      read,
    );
  const last = parsed.get(file);
  if (last?.text === read.text) return last;
  const source = file.endsWith(".mdx") ? readMdx(file, read.text) : readJson(file, read.text);
  parsed.set(file, source);
  return source;
}

/** What checking a source gave, for one type and one set of facts. */
interface CheckedSource extends ReadEntry {
  readonly type: ContentTypeName;
  readonly facts: string;
}

const checked = new WeakMap<Source, CheckedSource>();

/**
 * Checks a file, unless the same text was checked before.
 * @param facts changes with everything but the source that the check depends on
 */
export function readEntryOnce(type: ContentTypeName, source: Source, context: ReadContext, facts: string): ReadEntry {
  const last = checked.get(source);
  if (last?.type === type && last.facts === facts) return last;
  const entry = { ...readEntry(type, source, context), type, facts };
  checked.set(source, entry);
  return entry;
}

/** Checks what a file of a type holds, by itself. */
export function readEntry(type: ContentTypeName, source: Source, context: ReadContext): ReadEntry {
  try {
    return checkEntry(type, source, context);
  } catch (error) {
    // A parser's stack overflows on what is nested without end; whatever else happens, the file is named.
    const isDeep = error instanceof RangeError;
    const message = isDeep
      ? TOO_DEEP
      : `the check can't read this file: ${error instanceof Error ? error.message : error}`;
    const read = { ...identify(type, source), data: undefined, prose: undefined, wrong: new Set<string>() };
    return { read: { ...read, isBroken: true }, entry: undefined, problems: [problemOfFile(source.file, { message })] };
  }
}

const TOO_DEEP = "quotations, lists or brackets stand inside each other here too deeply: look whether they were pasted";

/** @returns what a file is, whatever it holds */
export function identify(type: ContentTypeName, source: Source): Pick<Entry, "type" | "name" | "address" | "source"> {
  const row = contentTypes[type];
  const name = entryId(row, source.file);
  return { type, name, address: row.kind === "single" ? row.address : row.address?.(name), source };
}

function checkEntry(type: ContentTypeName, source: Source, { tokens, style, readProse }: ReadContext): ReadEntry {
  const { schema } = contentTypes[type];
  const prose = source.body.trim() === "" ? undefined : readProse(source.file, source.text);
  const value = source.text.includes("[[") ? replaceTokens(source.value, tokens) : source.value;
  const result = schema.safeParse(value);
  const found =
    result.success || source.value === undefined
      ? []
      : describeIssues(schema, value, result.error.issues, source.file.endsWith(".mdx") ? "yaml" : "json");
  const entry = { ...identify(type, source), data: result.success ? result.data : value, prose };
  const problems = [
    ...source.problems,
    ...nameProblems(source.file),
    ...(prose?.problems ?? noText(source)),
    ...unknownTokens(source, tokens),
    ...signsInFields(source),
    ...placed(
      source,
      found.filter(({ path }) => !hasOpenToken(valueAt(value, path))),
    ),
    ...lostWords(entry),
    ...styleWarnings(source, style),
  ];
  const wrong = new Set(result.success ? [] : ["", ...found.map(({ path }) => formatPath(path))]);
  const isBroken = problems.some(({ warning }) => !warning);
  return { read: { ...entry, wrong, isBroken }, entry: result.success ? entry : undefined, problems };
}

function nameProblems(file: string): Problem[] {
  const problem = wrongName(file);
  return problem ? [problemOfFile(file, problem)] : [];
}

function noText({ file, value, bodyLine }: Source): Problem[] {
  if (!file.endsWith(".mdx") || value === undefined) return [];
  return [{ file, line: bodyLine, column: 1, field: "text", message: 'there is no text below the second "---"' }];
}

function placed(source: Source, problems: readonly ValueProblem[]): Problem[] {
  return problems.map(({ path, atKey, message, hint }) => ({
    file: source.file,
    ...(atKey ? source.locateKey(path) : source.locate(path)),
    field: formatPath(path),
    message: inSection(source.value, path) + message,
    ...(hint ? { hint } : {}),
  }));
}

/** Tokens in fields; those in a body are found with the body. */
function unknownTokens(source: Source, tokens: Tokens): Problem[] {
  return textsIn(source.value).flatMap(({ path, text }) => {
    const unknown = findTokens(text).filter((name) => !isFact(name, tokens));
    const messages = [...unknown.map((name) => unknownToken(name, tokens)), unclosedToken(text)?.message ?? []].flat();
    return messages.map((message) => ({
      file: source.file,
      ...source.locate(path),
      field: formatPath(path),
      message,
    }));
  });
}

/** What a field's value holds, however it is written: an escape puts in what would be refused as it is. */
function signsInFields(source: Source): Problem[] {
  return textsIn(source.value).flatMap(({ path, text }) => {
    const found = [...wrongSigns(text), ...tabIn(text)];
    return found.map(({ problem }) => ({
      file: source.file,
      ...source.locate(path),
      field: formatPath(path),
      ...problem,
    }));
  });
}

/** A tab that is typed shows as a space; one in a field mostly is a backslash and a "t" that a folder's name begins with. */
function tabIn(text: string): SignMistake[] {
  const index = text.search(/[\t\r]/);
  if (index === -1) return [];
  const hint = "Type a space. In quotation marks, \\t is a tab and \\r an end of line: write \\\\ for a backslash.";
  return [{ index, problem: { message: "a tab or an end of line stands in this text", hint } }];
}

/** A text with a token that stands for nothing is wrong for that reason alone: its fact or its name is reported. */
function hasOpenToken(value: unknown): boolean {
  return typeof value === "string" && findTokens(value).length > 0;
}
