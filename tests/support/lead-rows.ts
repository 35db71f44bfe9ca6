import type { ApiRole, Database, RequestHeaders } from "../../scripts/local-backend/database.ts";

/** The columns of a lead that a visitor may set. */
export const columns = ["id", "form", "fields", "consent_wording", "consent_at", "page", "submitted_at"] as const;

/** What a test sets of a lead. */
export type Row = Partial<Record<(typeof columns)[number], unknown>>;

/** Makes a new lead for a test. */
export const newRow = (more: Row = {}): Row => ({
  id: crypto.randomUUID(),
  form: "contact",
  fields: { name: "Li", email: "li@example.com", message: "Hello" },
  page: "/contact",
  ...more,
});

/** @returns inserts rows as one request does: in one statement, with its role's rights and its headers */
export function insertInto(database: Database) {
  return async (rows: readonly Row[], headers: RequestHeaders = {}, role: ApiRole = "anon"): Promise<void> => {
    const names = columns.filter((name) => rows[0] && name in rows[0]).join(", ");
    const source = "jsonb_populate_recordset(null::public.leads, $1)";
    const text = `insert into public.leads (${names}) select ${names} from ${source}`;
    await database.as(role, (sql) => sql.query(text, [JSON.stringify(rows)]), headers);
  };
}

/** Deletes all leads, and what is remembered of their visitors. */
export async function deleteLeads(database: Database): Promise<void> {
  await database.asOwner((sql) => sql.exec("delete from public.leads; delete from lead_checks.visits"));
}

/** Makes all leads older, and what is remembered of their visitors, as if time had passed since they came. */
export async function ageLeads(database: Database, seconds: number): Promise<void> {
  const older = ["submitted_at", "consent_at", "created_at", "answered_at", "unsubscribed_at"].map(
    (name) => `${name} = ${name} - make_interval(secs => $1)`,
  );
  await database.asOwner(async (sql) => {
    await sql.query(`update public.leads set ${older.join(", ")}`, [seconds]);
    await sql.query("update lead_checks.visits set minute = minute - make_interval(secs => $1)", [seconds]);
  });
}
