import { z } from "zod";
import { nearest } from "./nearest.ts";
import { type Path, valueAt } from "./problem.ts";
import { plural } from "./report.ts";
import { descriptionAt, fieldNames, schemaAt } from "./schema-walk.ts";

/** A problem with a value, before its position is known. */
export interface ValueProblem {
  readonly path: Path;
  /** Whether the field's name is wrong, not its value. */
  readonly atKey: boolean;
  readonly message: string;
  readonly hint?: string;
  /** The path of the field that a misspelt name most likely means. */
  readonly meant?: string;
}

/** The syntax of values in hints: lists and groups differ between JSON and front matter. */
type Notation = "json" | "yaml";

/**
 * Translates zod's issues for people who write content.
 * @param schema the schema that was used
 * @param value the value that was checked
 */
export function describeIssues(
  schema: z.ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  notation: Notation = "json",
): ValueProblem[] {
  // Don't complain about the length of a value with the wrong type.
  const misfits = new Set(issues.filter(({ code }) => code === "invalid_type").map(({ path }) => path.join()));
  const found = issues
    .filter((issue) => !namesEntry(schema, value, issue))
    .filter(({ code, path }) => (code !== "too_big" && code !== "too_small") || !misfits.has(path.join()))
    .flatMap((issue) => describeIssue(schema, value, issue, notation));
  // A misspelt field isn't missing as well.
  const meant = new Set(found.map((problem) => problem.meant));
  return found.filter(({ path, message }) => message !== MISSING || !meant.has(path.join()));
}

const MISSING = "this field is missing";

/** Invalid names are reported together with unknown ones. */
function namesEntry(schema: z.ZodType, value: unknown, { code, path }: z.core.$ZodIssue): boolean {
  if (code !== "invalid_format") return false;
  const field = schemaAt(
    schema,
    value,
    path.map((step) => (typeof step === "symbol" ? String(step) : step)),
  );
  const reference = field instanceof z.ZodType ? field.meta()?.reference : undefined;
  return reference !== undefined && reference !== "passages";
}

function describeIssue(schema: z.ZodType, value: unknown, issue: z.core.$ZodIssue, notation: Notation): ValueProblem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    const parent = schemaAt(schema, value, path);
    return issue.keys.map((key) => unknownField([...path, key], key, parent));
  }
  const hint = descriptionAt(schema, value, path);
  if (issue.code === "invalid_key") return issue.issues.map((each) => wrongName(path, each, hint));
  if (issue.code === "invalid_union" && issue.discriminator) {
    return [{ path, atKey: false, ...describeChoice(schema, value, path) }];
  }
  const message = describeFinding(issue, valueAt(value, path), notation);
  return [{ path, atKey: false, message, ...(hint ? { hint } : {}) }];
}

function wrongName(path: Path, issue: z.core.$ZodIssue, hint: string | undefined): ValueProblem {
  return { path, atKey: true, message: describeFinding(issue, path.at(-1), "json"), ...(hint ? { hint } : {}) };
}

function unknownField(path: Path, key: string, parent: z.core.$ZodType): ValueProblem {
  const allowed = fieldNames(parent);
  const match = nearest(key, allowed);
  const group = match ? undefined : allowed.find((name) => fieldNames(schemaAt(parent, {}, [name])).includes(key));
  const advice = match ? `: did you mean "${match}"?` : group ? `: it belongs in the group "${group}"` : "";
  return {
    path,
    atKey: true,
    message: `there is no field "${key}" here${advice}`,
    hint: `Fields allowed here: ${allowed.join(", ")}.`,
    ...(match ? { meant: [...path.slice(0, -1), match].join() } : {}),
  };
}

function describeChoice(schema: z.ZodType, value: unknown, path: Path): { message: string; hint: string } {
  const parent = schemaAt(schema, value, path.slice(0, -1));
  const allowed = discriminatorValues(parent, String(path.at(-1)));
  const found = valueAt(value, path);
  return {
    message:
      found === undefined ? MISSING : `found ${show(found)}, which is none of the choices${meant(found, allowed)}`,
    hint: `Allowed: ${allowed.map(show).join(", ")}.`,
  };
}

function discriminatorValues(schema: z.core.$ZodType, name: string): unknown[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const field = option instanceof z.ZodObject ? option.shape[name] : undefined;
    if (field instanceof z.ZodLiteral) return [...field.values];
    return field instanceof z.ZodEnum ? field.options : [];
  });
}

function describeFinding(issue: z.core.$ZodIssue, found: unknown, notation: Notation): string {
  if (found === undefined) return MISSING;
  switch (issue.code) {
    case "invalid_type": {
      const needed = kindOf(issue.expected, notation);
      return found === null
        ? `this field is empty, but ${needed} is needed`
        : `found ${show(found)}, but ${needed} is needed`;
    }
    case "invalid_value":
      return `found ${show(found)}, but only ${issue.values.map(show).join(", ")} ${issue.values.length > 1 ? "are" : "is"} allowed${meant(found, issue.values)}`;
    case "too_small":
      return describeSize(issue, found, issue.inclusive === false ? "more than" : "at least", Number(issue.minimum));
    case "too_big":
      return describeSize(issue, found, issue.inclusive === false ? "less than" : "at most", Number(issue.maximum));
    case "invalid_format":
      if (issue.format === "date") return `found ${show(found)}: ${wrongDay(String(found))}`;
      return `found ${show(found)}: ${FORMATS[issue.format] ?? issue.message}`;
    case "invalid_union":
      return `found ${show(found)}, but ${kindsOf(issue.errors.flat(), notation)} is needed`;
    default:
      // A whole list or group isn't quoted.
      return typeof found === "object" ? issue.message : `found ${show(found)}: ${issue.message}`;
  }
}

/** Suggests the nearest choice. */
function meant(found: unknown, allowed: readonly unknown[]): string {
  const texts = allowed.filter((value) => typeof value === "string");
  const match = typeof found === "string" ? nearest(found, texts) : undefined;
  return match === undefined ? "" : `: did you mean ${show(match)}?`;
}

function wrongDay(found: string): string {
  const day = writtenOtherwise(found);
  if (day) return `write it as year-month-day: ${day}`;
  const [, year = "", month = ""] = /^(\d{4})-(0[1-9]|1[0-2])-\d{2}$/.exec(found) ?? [];
  if (year === "") return "this is not a day of the calendar written as year-month-day";
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `there is no such day: that month has ${last} days`;
}

/** Recognises a day in another notation: day before month, with a time, without zeros, with other dashes. */
function writtenOtherwise(found: string): string | undefined {
  const plain = found.trim().replaceAll(/[./–—−]/g, "-");
  const guesses = [
    plain.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, "$3-$2-$1"),
    // Only where the second number can't be a month.
    plain.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, "$3-$1-$2"),
    plain.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/, "$1-$2-$3"),
    dayInWords(found),
  ];
  return guesses
    .map((guess) => guess.replace(/(?<=-)\d\b/g, "0$&"))
    .find((guess) => guess !== found && z.iso.date().safeParse(guess).success);
}

function dayInWords(found: string): string {
  const moment =
    /[A-Za-z]{3}/.test(found) && /\b\d{4}\b/.test(found)
      ? Date.parse(`${found.replace(/(?<=\d)(?:st|nd|rd|th)\b/, "")} UTC`)
      : Number.NaN;
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString().slice(0, 10);
}

function kindsOf(issues: readonly z.core.$ZodIssue[], notation: Notation): string {
  const kinds = issues.flatMap((issue) => (issue.code === "invalid_type" ? [kindOf(issue.expected, notation)] : []));
  return [...new Set(kinds)].join(" or ");
}

function describeSize(
  { origin, exact }: { readonly origin: string; readonly exact?: boolean },
  found: unknown,
  range: string,
  limit: number,
): string {
  const bound = exact ? "exactly" : range;
  if (typeof found === "string") {
    if (found.trim() === "") return "this text is empty";
    const verb = bound === "at most" ? "allowed" : "needed";
    return `this text has ${plural(found.trim().length, "character")}, but ${bound} ${limit} are ${verb}: ${show(found)}`;
  }
  if (Array.isArray(found)) {
    return `this list has ${plural(found.length, "item")}, but ${bound} ${limit} ${limit === 1 ? "is" : "are"} ${bound === "at most" ? "allowed" : "needed"}`;
  }
  return `found ${show(found)}, but the ${origin} must be ${bound} ${limit}`;
}

const FORMATS: Record<string, string> = {
  email: "this is not an e-mail address",
  url: 'this is not a full address that starts with "https://"',
  hostname: "this is not a host's name",
};

const KINDS: Record<string, string> = {
  string: 'a text in quotation marks (such as "Pricing")',
  number: "a number without quotation marks (such as 20)",
  int: "a whole number without quotation marks (such as 20)",
  boolean: "true or false (without quotation marks)",
};

const GROUPS: Readonly<Record<Notation, Record<string, string>>> = {
  json: {
    array: "a list in square brackets",
    object: "a group of fields in curly brackets",
    record: "a group of fields in curly brackets",
  },
  yaml: {
    array: 'a list, each item on a separate line after "- ",',
    object: "a group of fields, each on a separate indented line below,",
    record: "a group of fields, each on a separate indented line below,",
  },
};

function kindOf(expected: string, notation: Notation): string {
  return GROUPS[notation][expected] ?? KINDS[expected] ?? expected;
}

const SHOWN = 60;

/** Shows a value as JSON, cut to a readable length. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  // JSON has no number for 1e999.
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
