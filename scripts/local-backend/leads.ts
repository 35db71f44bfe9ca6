import type { Database } from "./database.ts";

/** A row of the table of leads. */
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

/** All leads, newest first. */
export async function readLeads(database: Database): Promise<readonly Lead[]> {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ lead: Lead }>("select to_jsonb(leads) as lead from public.leads order by created_at desc, id"),
  );
  return rows.map((row) => row.lead);
}
