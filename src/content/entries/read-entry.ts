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

/** The result of reading a file of a type. */
interface ReadEntry {
  readonly read: ReadFile;
  /** Undefined if its fields are invalid. */
  readonly entry: Entry | undefined;
  readonly problems: readonly Problem[];
}

/** What reading any file depends on. */
export interface ReadContext {
  readonly tokens: Tokens;
  readonly style: HouseStyle;
  readonly readProse: ReadProse;
}

/** How many versions of a file are remembered. An edit is often taken back, in tests always. */
const VERSIONS = 3;

/** @returns the versions that are to be remembered, with the one in use first: the one that fits, or else a new one */
function withVersion<Version>(
  versions: readonly Version[] = [],
  fits: (version: Version) => boolean,
  make: () => Version,
): [Version, ...Version[]] {
  const version = versions.find(fits) ?? make();
  return [version, ...versions.filter((other) => other !== version).slice(0, VERSIONS - 1)];
}

/** The last parsed versions of each file. After an edit, the dev server parses changed files only. */
const parsed = new Map<string, readonly Source[]>();

/** Reads and parses a file. */
export function readSource(files: ContentFiles, file: string): Source {
  const read = files.read(file);
  if (!("text" in read))
    return withoutValue(
      file,
      read.shown ?? "",
      { message: read.message, ...(read.hint ? { hint: read.hint } : {}) },
      read,
    );
  const versions = withVersion(
    parsed.get(file),
    ({ text }) => text === read.text,
    () => (file.endsWith(".mdx") ? readMdx(file, read.text) : readJson(file, read.text)),
  );
  parsed.set(file, versions);
  return versions[0];
}

interface CheckedSource extends ReadEntry {
  readonly type: ContentTypeName;
  readonly facts: string;
}

const checked = new WeakMap<Source, readonly CheckedSource[]>();

/**
 * Checks a file, unless the same text was checked before.
 * @param facts hash of everything else that the result depends on
 */
export function readEntryOnce(type: ContentTypeName, source: Source, context: ReadContext, facts: string): ReadEntry {
  const versions = withVersion(
    checked.get(source),
    (version) => version.type === type && version.facts === facts,
    () => ({ ...readEntry(type, source, context), type, facts }),
  );
  checked.set(source, versions);
  return versions[0];
}

/** Checks a file of a type by itself. */
export function readEntry(type: ContentTypeName, source: Source, context: ReadContext): ReadEntry {
  try {
    return checkEntry(type, source, context);
  } catch (error) {
    const isDeep = error instanceof RangeError;
    const message = isDeep
      ? TOO_DEEP
      : `the check can't read this file: ${error instanceof Error ? error.message : error}`;
    const read = { ...identify(type, source), data: undefined, prose: undefined, wrong: new Set<string>() };
    return { read: { ...read, isBroken: true }, entry: undefined, problems: [problemOfFile(source.file, { message })] };
  }
}

const TOO_DEEP = "quotations, lists or brackets are nested too deeply here: check whether they were pasted";

/** @returns type, name and address of a file, whatever its content */
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
  const isBroken = !result.success || problems.some(({ warning }) => !warning);
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

/** Finds unknown tokens in fields; those in a body are found with the body. */
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

/** Checks the parsed value of a field: an escape can hide what would be refused unescaped. */
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

/** A typed tab is harmless. In a double-quoted field it is usually the "\t" of a Windows path. */
function tabIn(text: string): SignMistake[] {
  const index = text.search(/[\t\r]/);
  if (index === -1) return [];
  const hint = "Type a space. In quotation marks, \\t is a tab and \\r an end of line: write \\\\ for a backslash.";
  return [{ index, problem: { message: "this text has a tab or a line break in it", hint } }];
}

/** In a text with an unknown token only the token is reported. */
function hasOpenToken(value: unknown): boolean {
  return typeof value === "string" && findTokens(value).length > 0;
}
