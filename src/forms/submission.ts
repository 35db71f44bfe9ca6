import { TICKED } from "./constants.ts";
import type { Field, Form } from "./field.tsx";
import { isEmail, type LeadFields, lengthOf } from "./lead.ts";
import { addressIn, plain, withoutScheme } from "./pasted.ts";

type NumberField = Extract<Field, { kind: "number" }>;

/** The values of a form, several for checkboxes. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** An error, for the summary and the field. */
export interface FieldError {
  readonly id: string;
  readonly message: string;
}

/** What a form sends, or why it can't be sent. */
type Submission =
  | { readonly fields: LeadFields; readonly consent: string | null; readonly fieldErrors?: undefined }
  | { readonly fieldErrors: readonly FieldError[] };

/**
 * Reads a form's values: tidied up, and checked against its definition.
 * @param form the definition
 * @param entries the values
 */
export function readSubmission(form: Form, entries: Entries): Submission {
  const fields = tidyFields(form, entries);
  const fieldErrors = form.fields.flatMap((field) => {
    const message = mistakeOf(form, field, fields[field.name]);
    return message === undefined ? [] : [{ id: field.id, message }];
  });
  return fieldErrors.length > 0 ? { fieldErrors } : { fields, consent: consentOf(form, fields) };
}

/** Leaves out empty values. */
function tidyFields(form: Form, entries: Entries): LeadFields {
  return Object.fromEntries(
    form.fields.flatMap((field): [string, string | readonly string[]][] => {
      const value = tidyValue(field, entries[field.name] ?? []);
      return value.length === 0 ? [] : [[field.name, value]];
    }),
  );
}

/** A choice that is no longer offered (drafts can be outdated) counts as none. */
function tidyValue(field: Field, values: readonly string[]): string | readonly string[] {
  const [value = ""] = values;
  const isOffered = (each: string) => field.choices.some((choice) => choice.value === each);
  switch (field.kind) {
    case "checkboxes":
      return values.filter(isOffered);
    case "select":
      return isOffered(value) ? value : "";
    case "checkbox":
    case "consent":
      return value && TICKED;
    default:
      return tidy(field, value);
  }
}

/** Invisible characters from copying. Joiners are kept: some scripts need them in names. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Control characters other than tab and line breaks, which the database refuses. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
/** A lone surrogate, from a text that was cut. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Contains something visible. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes what is pasted by mistake, and nothing else. */
function tidy({ kind }: Field, typed: string): string {
  const text = typed.replace(HALF_CHARACTER, "\ufffd").replace(CONTROL, "");
  if (!SEEN.test(text)) return "";
  if (kind === "textarea") return text.replace(/\r\n?/g, "\n").trim();
  const line = text.replace(UNSEEN, "").replace(/\s+/g, " ").trim();
  return tidyKind[kind]?.(line) ?? line;
}

/** Normalises lines of some kinds. */
const tidyKind: Readonly<Partial<Record<Field["kind"], (line: string) => string>>> = {
  email: (line) => addressIn(plain(line)),
  tel: (line) => withoutScheme(plain(line), "tel").replace(/(?<![\s.,;])[\s.,;]+$/, ""),
  // Thousands are separated by commas or spaces.
  number: (line) => plain(line).replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, ""),
  url: (line) => (line === "" || /^https?:\/\//i.test(line) ? line : `https://${line}`),
};

function mistakeOf(form: Form, field: Field, value: LeadFields[string] | undefined): string | undefined {
  const { words } = form;
  if (field.required && value === undefined) return field.missing ?? words.problem;
  if (typeof value !== "string") return undefined;
  if ("maxLength" in field && lengthOf(value) > field.maxLength) return `${words.tooLong} ${field.maxLength}.`;
  if (field.kind === "email" && !isEmail(value)) return words.email;
  if (field.kind === "url" && !isWebsite(value)) return words.url;
  return field.kind === "number" ? mistakeOfNumber(words, field, value) : undefined;
}

/** Whether a text is the address of a public website. */
function isWebsite(text: string): boolean {
  try {
    return !text.includes(" ") && /[^.]\.[^.]/.test(new URL(text).hostname);
  } catch {
    return false;
  }
}

function mistakeOfNumber(words: Form["words"], { min, max }: NumberField, value: string): string | undefined {
  if (!/^-?\d{1,15}(?:\.\d{1,15})?$/.test(value)) return words.number;
  if (min !== undefined && Number(value) < min) return `${words.tooSmall} ${min}.`;
  return max !== undefined && Number(value) > max ? `${words.tooLarge} ${max}.` : undefined;
}

/** The agreed wording: that of a ticked box, or the notice of a form that is sent as an agreement. */
function consentOf(form: Form, fields: LeadFields): string | null {
  if (form.agreesBySending) return form.collectionNotice;
  const ticked = form.fields.find((field) => field.kind === "consent" && fields[field.name] !== undefined);
  return ticked?.label ?? null;
}
