import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../../tests/support/content.ts";
import { ageLeads, deleteLeads, insertInto, newRow } from "../../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../../tests/support/postgres.ts";
import { content } from "../../../tests/support/site.ts";
import { readLeads } from "../leads.ts";

// What staff see and receive, and what is deleted when.
const database = await openTestDatabase();
const insert = insertInto(database);
afterAll(database.close);
beforeEach(async () => {
  await deleteLeads(database);
  await run("delete from public.staff_notices");
});

const DAY = 24 * 3600;
const MONTH = 31 * DAY;
const agreed = { consent_wording: "Email me the newsletter.", consent_at: new Date().toISOString() };

const run = (text: string) => database.asOwner((sql) => sql.exec(text));

async function all<T>(text: string): Promise<T[]> {
  return database.asOwner(async (sql) => (await sql.query<T>(text)).rows);
}

describe("Lists", () => {
  test("show the newest first, in Adelaide's time, with fields that have no column", async () => {
    await insert([newRow({ fields: { name: "Old", email: "old@example.com" } })]);
    await ageLeads(database, DAY);
    const fields = { name: "New", email: "new@example.com", interests: ["chatbots", "not-sure"], industry: "trades" };
    await insert([newRow({ form: "free-guide", fields, ...agreed })]);
    const [first, second] = await all<Record<string, unknown>>("select *, arrived::text as at from public.leads_inbox");
    const other_fields = "industry: trades\ninterests: chatbots, not-sure";
    expect(first).toMatchObject({ name: "New", other_fields, wants_newsletters: true, answered: null });
    expect(second).toMatchObject({ name: "Old", wants_newsletters: false });
    const style = { timeZone: "Australia/Adelaide", dateStyle: "short", timeStyle: "short" } as const;
    const [lead] = await readLeads(database);
    const adelaide = new Intl.DateTimeFormat("sv-SE", style).format(new Date(lead?.created_at ?? ""));
    expect(String(first?.["at"]).slice(0, 16)).toBe(adelaide);
  });

  test("a lead is marked as answered in one cell", async () => {
    await insert([newRow()]);
    await run("update public.leads set answered_at = now()");
    expect(await all("select 1 from public.leads_inbox where answered is not null")).toHaveLength(1);
  });

  test("that for spreadsheets holds no formulas, and changes nothing else", async () => {
    const fields = { name: '=HYPERLINK("https://evil.example")', email: "+li@example.com", phone: "(08) 5550 1234" };
    await insert([newRow({ fields: { ...fields, message: "\n\t@SUM(1)\n=1", subject: "=1" } })]);
    const [row] = await all("select * from public.leads_export");
    expect(row).toMatchObject({
      form: "contact",
      page: "/contact",
      name: '\'=HYPERLINK("https://evil.example")',
      email: "'+li@example.com",
      phone: "(08) 5550 1234",
      message: "'\n\t@SUM(1)\n=1",
      other_fields: "subject: =1",
    });
  });
});

test.each([
  ..."\t\r\n =+-@＝＋－＠﹦﹢﹣﹫−",
  ...["\u00a0", "\u3000", "\u200b", "\ufeff", "\u2007\u009f", "\u202e", "\u0085", "\u00ad", "\u{e0020}"].map(
    (sign) => `${sign}=1`,
  ),
])("a message that begins with %j is no formula in a spreadsheet", async (sign) => {
  const message = `${sign.trim() === "" ? `${sign}=` : sign}1+1`;
  await run(`insert into public.leads (id, form, fields, page)
    values (gen_random_uuid(), 'contact', jsonb_build_object('message', $$${message}$$), '/')`);
  expect(await all("select message from public.leads_export")).toEqual([{ message: `'${message}` }]);
});

test("every query in the guide for staff runs unchanged", async () => {
  await insert([newRow()]);
  const guide = readFileSync(join(projectRoot, "docs/leads.md"), "utf8");
  const queries = [...guide.matchAll(/```sql\n(.*?)```/gs)].map(([, query = ""]) => query.replace(/^ +/gm, ""));
  expect(queries.length).toBeGreaterThan(4);
  for (const query of queries) await run(query);
  const [, inline = ""] = /`(select \* from leads_inbox)`/.exec(guide) ?? [];
  expect(await all(inline)).toHaveLength(1);
});

describe("Retention", () => {
  /** The privacy policy's promises, in its numbers. */
  const policy = content.find("legal", "privacy-policy")?.source.text ?? "";
  const months = Number(/(\d+) months after our last contact/.exec(policy)?.[1]);

  async function retention(dryRun: boolean) {
    const rows = await all<{ what: string; leads: unknown }>(`select * from lead_checks.apply_retention(${dryRun})`);
    return rows.map(({ what, leads }) => ({ what, leads: Number(leads) }));
  }

  test("the privacy policy promises what the database does", () => {
    expect(months).toBe(24);
    expect(policy).toMatch(/six years after/i);
  });

  test("the dry run says what is due, and changes nothing; the run does it", async () => {
    await insert([newRow({ fields: { name: "Gone", email: "gone@example.com" } })]);
    await insert([newRow({ fields: { name: "Reads", email: "reads@example.com", phone: "1" }, ...agreed })]);
    await insert([newRow({ fields: { email: "was@example.com" }, ...agreed })]);
    await run("update public.leads set unsubscribed_at = now() where fields ->> 'email' = 'was@example.com'");
    await ageLeads(database, 73 * MONTH);
    await insert([newRow({ fields: { name: "Answered", email: "answered@example.com" } })]);
    await ageLeads(database, months * MONTH);
    await run("update public.leads set answered_at = now() where fields ->> 'name' = 'Answered'");
    await insert([newRow({ fields: { name: "New", email: "new@example.com" } })]);

    const due = [
      { what: "delete: 24 months after the last contact", leads: 1 },
      { what: "delete: six years after unsubscribing", leads: 1 },
      { what: "keep only address and consent: 24 months after the last contact", leads: 1 },
    ];
    expect(await retention(true)).toEqual(due);
    expect(await readLeads(database)).toHaveLength(5);
    expect(await retention(false)).toEqual(due);
    const left = await readLeads(database);
    expect(left.map(({ fields }) => fields["name"] ?? fields["email"])).toEqual([
      "New",
      "Answered",
      "reads@example.com",
    ]);
    expect(left[2]).toMatchObject({ fields: { email: "reads@example.com" }, consent_wording: agreed.consent_wording });
    expect(await retention(false)).toEqual([]);
  });

  test("what came two days less than 24 months ago stays", async () => {
    await insert([newRow()]);
    const younger = "now() - interval '24 months' + interval '2 days'";
    await run(`update public.leads set submitted_at = ${younger}, created_at = ${younger}`);
    expect(await retention(false)).toEqual([]);
    expect(await readLeads(database)).toHaveLength(1);
  });
});

describe("Staff are told", () => {
  const notices = () => all<{ kind: string; text: string }>("select kind, text from public.staff_notices order by id");
  const watch = () => run("select lead_checks.watch()");

  /** Refused requests only leave their count. */
  async function flood(requests: number): Promise<void> {
    const rows = () => Array.from({ length: 6 }, () => newRow());
    for (let sent = 0; sent < requests; sent++) {
      const refused = insert(rows(), { "cf-connecting-ip": "203.0.113.66" });
      await expect(refused).rejects.toMatchObject({ code: "PT429" });
    }
  }

  test("once of a flood that was refused, and not of a few", async () => {
    await watch();
    await flood(19);
    await watch();
    expect(await notices()).toEqual([]);
    await flood(6);
    await watch();
    await flood(30);
    await watch();
    const text = expect.stringMatching(/^25 messages were refused.* 25 came from networks .* or under names of forms/);
    expect(await notices()).toEqual([{ kind: "flood", text }]);
    await run("update public.staff_notices set created_at = created_at - interval '6 hours'");
    await watch();
    expect((await notices())[1]).toEqual({ kind: "flood", text: expect.stringMatching(/^30 messages/) });
  });

  test("once when no lead came for unusually long", async () => {
    await insert([newRow()]);
    await ageLeads(database, 2 * DAY);
    await insert([newRow()]);
    await ageLeads(database, 3.9 * DAY);
    await watch();
    expect(await notices()).toEqual([]);
    await ageLeads(database, 0.2 * DAY);
    await watch();
    await watch();
    expect(await notices()).toEqual([{ kind: "silence", text: expect.stringContaining("No lead has come since") }]);
  });
});

describe("The status", () => {
  async function status() {
    const rows = await all<{ what: string; is_fine: boolean }>("select * from lead_checks.status()");
    return Object.fromEntries(rows.map((row) => [row.what, row.is_fine]));
  }

  test("says where jobs can't run, and schedules them where they can", async ({ skip }) => {
    const [cron] = await all("select from pg_extension where extname = 'pg_cron'");
    expect(await status()).toMatchObject({ "Jobs are scheduled": cron !== undefined });
    if (!cron) return skip("pg_cron is not there: Debian has it as postgresql-15-cron.");
    const jobs = await all("select distinct jobname, active from cron.job order by jobname");
    expect(jobs).toEqual(["leads-retention", "leads-watch"].map((jobname) => ({ jobname, active: true })));
  });

  test("says what is due, whether webhooks are there, and whether visitors are told apart", async () => {
    await insert([newRow()]);
    const [due, notified, apart] = ["Retention is up to date", "Staff are notified", "Visitors are told apart"];
    expect(await status()).toMatchObject({ [due]: true, [notified]: false, [apart]: false });
    await insert([newRow()], { "cf-connecting-ip": "203.0.113.5" });
    const told = "execute function supabase_functions.http_request()";
    await run(`
      create schema supabase_functions;
      create function supabase_functions.http_request() returns trigger language plpgsql as 'begin return null; end';
      create trigger told after insert on public.leads for each row ${told};
      create trigger told after insert on public.staff_notices for each row ${told}`);
    expect(await status()).toMatchObject({ [due]: true, [notified]: true, [apart]: true });
    await run("update lead_checks.visits set minute = minute - interval '9 days'");
    expect(await status(), "hashes of visitors").toMatchObject({ [due]: false });
    await run("select lead_checks.watch()");
    expect(await status()).toMatchObject({ [due]: true });
    await run("update lead_checks.visitor_keys set day = day - 9");
    expect(await status(), "their keys").toMatchObject({ [due]: false });
    await run("select lead_checks.watch()");
    await ageLeads(database, 3 * 12 * MONTH);
    expect(await status()).toMatchObject({ [due]: false });
  });
});
