/** What was filled in, by the names of the fields: a text, or a list where several boxes could be ticked. */
export type LeadFields = Readonly<Record<string, string | readonly string[]>>;

/** A row of the table of leads (supabase/migrations/), as the browser sends it. What the table refuses is for the table to say. */
export interface Lead {
  readonly id: string;
  /** The form's name. */
  readonly form: string;
  readonly fields: LeadFields;
  /** The words that the visitor agreed to, and when: both or neither. */
  readonly consent_wording: string | null;
  readonly consent_at: string | null;
  /** The path of the page. */
  readonly page: string;
  readonly submitted_at: string;
}

/** As strict as browsers, plus a dot in the domain: without one no answer would arrive. The table takes more signs in the domain. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** @returns how many characters people would count, near enough: code points, as Postgres counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** @returns whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** @returns whether a value that the browser kept was a lead when it was kept. */
export function isLead(value: unknown): value is Lead {
  if (!isRecord(value) || !isRecord(value["fields"])) return false;
  const texts = [value["id"], value["form"], value["page"], value["submitted_at"]];
  const agreed = [value["consent_wording"], value["consent_at"]];
  return (
    texts.every(isText) &&
    !Number.isNaN(Date.parse(String(value["submitted_at"]))) &&
    Object.values(value["fields"]).every((each) => isText(each) || (Array.isArray(each) && each.every(isText))) &&
    (agreed.every(isText) || agreed.every((each) => each === null))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
