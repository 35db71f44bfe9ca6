/** The forms that the table of leads knows. */
export const formNames = ["contact", "strategy-session", "free-guide", "newsletter"] as const;
/** The name of a form. */
export type FormName = (typeof formNames)[number];

/** What was filled in, by the names of the fields: a text, or a list where several boxes could be ticked. */
export type LeadFields = Readonly<Record<string, string | readonly string[]>>;

/** A row of the table of leads, as the browser sends it. */
export interface Lead {
  readonly id: string;
  readonly form: FormName;
  readonly fields: LeadFields;
  /** The words that the visitor agreed to, and when: both or neither. */
  readonly consent_wording: string | null;
  readonly consent_at: string | null;
  /** The path of the page. */
  readonly page: string;
  readonly submitted_at: string;
}

/** The limits of the table, which are wider than those of any form. */
const MOST = {
  fields: 12,
  name: 60,
  text: 5000,
  line: 320,
  items: 30,
  item: 80,
  bytes: 32_768,
  wording: 2000,
  page: 300,
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FIELD_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Control characters other than tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r\u0080-\u009f]/u;
/** Half of a pair of code units: no character, and Postgres takes none. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const LINE_END = /[\t\n\r]/;
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/;
const PAGE = /^(?!.*\/\/)\/[A-Za-z0-9._~%/-]*$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Fields that have to be of one line where a form has them: mail programs put them into heads. */
const LINES = ["name", "phone", "business"];

/** @returns whether a text has anything but white space. */
export function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** @returns how many characters people would count, near enough: code points, as Postgres counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** @returns whether a text can be an e-mail address: as strict as browsers, plus a dot in the domain. */
export function isEmail(value: unknown): value is string {
  return isLine(value, MOST.line) && EMAIL.test(value);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && !HALF_CHARACTER.test(value) && lengthOf(value) <= most && !CONTROL.test(value);
}

function isLine(value: unknown, most: number): value is string {
  return isText(value, most) && !LINE_END.test(value);
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST.items && value.every((item) => isLine(item, MOST.item));
}

function isTime(value: unknown): value is string {
  return typeof value === "string" && TIME.test(value) && !Number.isNaN(Date.parse(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFormName(value: unknown): value is FormName {
  return formNames.some((name) => name === value);
}

function areFields(value: unknown): value is LeadFields {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  const areShaped = entries.every(
    ([name, each]) => name.length <= MOST.name && FIELD_NAME.test(name) && (isText(each, MOST.text) || isList(each)),
  );
  return areShaped && entries.length >= 1 && entries.length <= MOST.fields && sizeOf(value) <= MOST.bytes;
}

/** The size that Postgres counts, which writes JSON with a space after each colon and comma. */
function sizeOf(fields: Readonly<Record<string, unknown>>): number {
  const values = Object.values(fields);
  const commas = values
    .map((value) => (Array.isArray(value) ? value.length : 1))
    .reduce((sum, count) => sum + count - 1, 0);
  const spaces = values.length * 2 - 1 + commas;
  return new TextEncoder().encode(JSON.stringify(fields)).length + spaces;
}

/** What a form has to bring, whatever it is made of. */
function isComplete(form: FormName, fields: LeadFields): boolean {
  if (!isEmail(fields["email"])) return false;
  if (form !== "newsletter" && !isFilled(fields["name"])) return false;
  if (form === "contact" && !isFilled(fields["message"])) return false;
  const message = fields["message"];
  if (message !== undefined && typeof message !== "string") return false;
  return LINES.every((name) => fields[name] === undefined || isLine(fields[name], MOST.line));
}

function isConsent(form: FormName, wording: unknown, at: unknown): boolean {
  if (wording === null && at === null) return form !== "newsletter";
  return isFilled(wording) && isText(wording, MOST.wording) && isTime(at);
}

/**
 * The schema of a submission: the same verdict as the constraints of the table (supabase/migrations/), which a property
 * test compares on random rows. What is kept in the browser is read through it, too.
 */
export function isLead(value: unknown): value is Lead {
  if (!isRecord(value) || Object.keys(value).length !== COLUMNS) return false;
  const { id, form, fields, consent_wording, consent_at, page, submitted_at } = value;
  return (
    typeof id === "string" &&
    UUID.test(id) &&
    isFormName(form) &&
    areFields(fields) &&
    isComplete(form, fields) &&
    isConsent(form, consent_wording, consent_at) &&
    typeof page === "string" &&
    page.length <= MOST.page &&
    PAGE.test(page) &&
    isTime(submitted_at)
  );
}

const COLUMNS = 7;
