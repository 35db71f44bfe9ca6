export type LeadFields = Readonly<Record<string, string | readonly string[]>>;

/** A row of the table of leads (supabase/migrations/), as the browser sends it. The table has the final say. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly fields: LeadFields;
  /** The agreed wording and its time: both or neither. */
  readonly consent_wording: string | null;
  readonly consent_at: string | null;
  readonly page: string;
  readonly submitted_at: string;
}

/** As strict as browsers, plus a dot in the domain. The table allows more characters there. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Length in code points, as Postgres counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

const LONGEST_PAGE = 300;

/** Escapes what the table doesn't take in a path: pages can be at any address of a proxy. */
export function plainPath(pathname: string): string {
  const escaped = pathname.replace(/[^\w.~%/-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return escaped.replace(/\/+/g, "/").slice(0, LONGEST_PAGE);
}

/** Whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Whether a stored value is a lead. */
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
