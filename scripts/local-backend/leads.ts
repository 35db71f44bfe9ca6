import type { Database } from "./database.ts";

/** A row of the table of leads, as the pages of the stand-in show it. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly consent_wording: string | null;
  readonly consent_at: string | null;
  readonly page: string;
  readonly submitted_at: string;
  readonly created_at: string;
  readonly answered_at: string | null;
  readonly unsubscribed_at: string | null;
}

/** All leads, the newest first. */
export async function readLeads(database: Database): Promise<readonly Lead[]> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ lead: Lead }>("select to_jsonb(leads) as lead from public.leads order by created_at desc, id"),
  );
  return rows.map((row) => row.lead);
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

/** A lead in a few lines for the terminal. Texts are quoted, so that nothing in them can steer the terminal. */
export function leadLines(lead: Lead): string {
  const fields = Object.entries(lead.fields).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
  const consent = lead.consent_wording === null ? [] : [`  consent: ${JSON.stringify(lead.consent_wording)}`];
  return [`Lead from the form ${lead.form} on ${lead.page}`, ...fields, ...consent].join("\n");
}
