import { afterAll, beforeEach, expect, test } from "vitest";
import { columns, deleteLeads, insertInto, newRow } from "../../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../../tests/support/postgres.ts";
import { readLeads } from "../leads.ts";

// The migrations' promises on rights and rows, tested in Postgres.
const database = await openTestDatabase();
const insert = insertInto(database);
afterAll(database.close);
beforeEach(() => deleteLeads(database));

async function all<T>(text: string): Promise<T[]> {
  return database.asOwner(async (sql) => (await sql.query<T>(text)).rows);
}

test("the anonymous role may insert seven columns, and nothing else", async () => {
  const rights = ["SELECT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER", "INSERT"];
  for (const role of ["anon", "authenticated", "public"]) {
    const asked = rights.map((right) => `has_table_privilege('${role}', 'public.leads', '${right}') as "${right}"`);
    const [row] = await all<Record<string, boolean>>(`select ${asked.join(", ")}`);
    expect(Object.values(row ?? {})).toEqual(rights.map(() => false));
  }
  const insertable = await all<{ name: string; role: string }>(`
    select column_name as name, grantee as role from information_schema.column_privileges
    where table_schema = 'public' and table_name = 'leads' and grantee not in ('service_role', 'migration_owner')`);
  expect(insertable.map((column) => column.role)).toEqual(columns.map(() => "anon"));
  expect(insertable.map((column) => column.name).sort()).toEqual([...columns].sort());
});

test("row-level security is on, with one policy: insert, for the anonymous role", async () => {
  const [table] = await all<{ on: boolean }>("select relrowsecurity as on from pg_class where relname = 'leads'");
  expect(table?.on).toBe(true);
  const policies = await all("select cmd, roles::text, permissive from pg_policies where tablename = 'leads'");
  expect(policies).toEqual([{ cmd: "INSERT", roles: "{anon}", permissive: "PERMISSIVE" }]);
});

test("no function is in the schema that the web API serves, and no role may call triggers' functions", async () => {
  expect(await all("select proname from pg_proc where pronamespace = 'public'::regnamespace")).toEqual([]);
  const callable = await all<{ name: string }>(`
    select proname as name from pg_proc
    where pronamespace = 'lead_checks'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE') order by 1`);
  const names = callable.map((row) => row.name);
  expect(names).toEqual(["are_fields", "is_email", "is_filled", "is_line", "is_list", "is_name", "is_text"]);
});

test("every function has a fixed search path, and only the limits run with their owner's rights", async () => {
  const functions = await all<{ name: string; path: string; definer: boolean }>(`
    select proname as name, proconfig::text as path, prosecdef as definer
    from pg_proc where pronamespace = 'lead_checks'::regnamespace`);
  for (const each of functions) expect(each.path).toBe('{"search_path=\\"\\""}');
  expect(functions.filter((each) => each.definer).map((each) => each.name)).toEqual(["limit_rate"]);
});

test("all tables, columns, views and functions have comments", async () => {
  const missing = await all(`
    with ours as (
      select oid, relname, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'lead_checks'::regnamespace) and relkind in ('r', 'v', 'S')
    )
    select relname || '.' || attname from pg_attribute join ours on attrelid = ours.oid
    where relkind = 'r' and attnum > 0 and not attisdropped and col_description(attrelid, attnum) is null
    union all select relname from ours where obj_description(oid, 'pg_class') is null and relname not like '%_id_seq'
    union all select proname from pg_proc
    where pronamespace = 'lead_checks'::regnamespace and obj_description(oid, 'pg_proc') is null`);
  expect(missing).toEqual([]);
});

test("statements that no visitor should send fail", async () => {
  await insert([newRow()]);
  const hostile = [
    "select id from public.leads",
    "select count(*) from public.leads",
    "update public.leads set page = '/'",
    "delete from public.leads",
    "truncate public.leads",
    "copy public.leads to stdout",
    "insert into public.leads (id) values (gen_random_uuid()) returning form",
    "alter table public.leads disable row level security",
    "drop table public.leads",
    "create table public.mine (x text)",
    "create function lead_checks.is_filled(text, text) returns text language sql return ''",
    "select lead_checks.limit_rate()",
    "select * from public.leads_inbox",
    "select * from public.leads_export",
    "select * from public.staff_notices",
    "insert into public.staff_notices (kind, text) values ('flood', 'Run!')",
    "select * from lead_checks.visits",
    "select * from lead_checks.visitor_keys",
    "select * from lead_checks.due",
    "select lead_checks.apply_retention(dry_run => false)",
    "select lead_checks.status()",
    "select nextval('lead_checks.refused_floods')",
    "insert into public.leads (id, form, fields, page, answered_at) values (gen_random_uuid(), 'contact', '{}', '/', now())",
    "select * from supabase_migrations.schema_migrations",
  ];
  for (const role of ["anon", "authenticated"] as const) {
    for (const text of hostile)
      await expect(
        database.as(role, (sql) => sql.exec(text)),
        text,
      ).rejects.toThrow();
  }
  expect(await readLeads(database)).toHaveLength(1);
});

test("staff's key reads, changes and deletes", async () => {
  await insert([newRow()]);
  const { rows } = await database.as("service_role", (sql) => sql.query("select * from public.leads"));
  expect(rows).toHaveLength(1);
  await database.as("service_role", (sql) => sql.exec("delete from public.leads"));
  expect(await readLeads(database)).toEqual([]);
});

test("a wrong clock never loses a lead: the server's time takes its place", async () => {
  const now = Date.now();
  const hour = 3_600_000;
  const times = ["infinity", "-infinity", "1970-01-01", new Date(now + hour).toISOString()];
  for (const time of [...times, new Date(now - 26 * hour).toISOString()]) {
    await deleteLeads(database);
    await insert([newRow({ submitted_at: time, consent_at: time, consent_wording: "Yes" })]);
    const [lead] = await readLeads(database);
    expect([lead?.submitted_at, lead?.consent_at]).toEqual([lead?.created_at, lead?.created_at]);
  }
});

test("a time within the last day is kept unchanged", async () => {
  const time = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await insert([newRow({ submitted_at: time, consent_at: time, consent_wording: "Yes" })]);
  const [lead] = await readLeads(database);
  expect(new Date(lead?.submitted_at ?? 0).toISOString()).toBe(time);
  expect(new Date(lead?.consent_at ?? 0).toISOString()).toBe(time);
});

test("the largest lead that a form may ask for fits", async () => {
  const others = Object.fromEntries(
    ["business", "phone", "industry", "subject"].map((name) => [name, "ü".repeat(320)]),
  );
  const email = `${"a".repeat(64)}@${"b".repeat(251)}.com`;
  const fields = { name: "名".repeat(320), email, message: "🙂".repeat(5000), ...others };
  const interests = Array.from({ length: 30 }, () => "x".repeat(60));
  await insert([newRow({ fields: { ...fields, interests }, consent_wording: "ü".repeat(2000), consent_at: "now" })]);
});

test("invisible characters are taken out of names, and joiners between letters stay", async () => {
  const unseen = [
    "\u0085",
    "\u0085\u200d",
    "\u00ad\u200c",
    "\u009b",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u061c",
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u{e0041}",
  ];
  const fields = {
    email: "li@example.com",
    phone: "\u202a+61 4\u202c",
    message: 'a\u202eb\u200bc\n"\\',
    interests: ["\u202ea", "b"],
  };
  await insert([newRow({ fields: { ...fields, name: unseen.map((sign) => `${sign}L${sign}i`).join("") } })]);
  await insert([newRow({ fields: { name: "علی\u200cرضا" } })]);
  const [persian, one] = (await readLeads(database)).map((lead) => lead.fields).sort((a) => ("email" in a ? 1 : -1));
  expect(one).toEqual({
    ...fields,
    name: "Li".repeat(unseen.length),
    phone: "+61 4",
    message: 'ab\u200bc\n"\\',
    interests: ["a", "b"],
  });
  expect(persian).toEqual({ name: "علی\u200cرضا" });
});

test("odd but honest input is accepted", async () => {
  const honest = [
    { name: "José Ñandú" },
    { name: "محمد" },
    { name: "X Æ A-12" },
    { email: "o'brien+ai@mail.example.com.au" },
    { email: "δοκιμή@παράδειγμα.gr" },
    { message: "tab\tand\r\nline ends 🙂" },
    { phone: "" },
    { "preferred-date": "" },
    { interests: [] },
  ];
  for (const fields of honest) {
    await insert([newRow({ fields: { name: "Li", email: "li@example.com", message: "Hello", ...fields } })]);
  }
  for (const page of ["/", "/blog/ai-trends", "/industries/real-estate/", "/caf%C3%A9"])
    await insert([newRow({ page })]);
});
