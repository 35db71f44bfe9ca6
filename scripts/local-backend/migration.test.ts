import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../../tests/support/content.ts";
import { type ApiRole, openDatabase, type Sql } from "./database.ts";
import { ageLeads, deleteLeads, readLeads } from "./leads.ts";

// What the leads' migration promises, straight in Postgres.
const database = await openDatabase();
afterAll(database.close);
beforeEach(() => deleteLeads(database));

const columns = ["id", "form", "fields", "consent_wording", "consent_at", "page", "submitted_at"] as const;
type Row = Partial<Record<(typeof columns)[number], unknown>>;

const newRow = (more: Row = {}): Row => ({
  id: crypto.randomUUID(),
  form: "contact",
  fields: { name: "Li", email: "li@example.com", message: "Hello" },
  page: "/contact",
  ...more,
});

async function insert(rows: readonly Row[], role: ApiRole = "anon"): Promise<void> {
  const names = columns.filter((name) => rows[0] && name in rows[0]).join(", ");
  const text = `insert into public.leads (${names}) select ${names} from jsonb_populate_recordset(null::public.leads, $1)`;
  await database.as(role, (sql) => sql.query(text, [JSON.stringify(rows)]));
}

async function all<T>(text: string): Promise<T[]> {
  return database.asOwner(async (sql: Sql) => (await sql.query<T>(text)).rows);
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

test("no function is in the schema that the web API serves, and triggers' functions are nobody's to call", async () => {
  expect(await all("select proname from pg_proc where pronamespace = 'public'::regnamespace")).toEqual([]);
  const callable = await all<{ name: string }>(`
    select proname as name from pg_proc
    where pronamespace = 'lead_checks'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE') order by 1`);
  const names = callable.map((row) => row.name);
  expect(names).toEqual(["are_fields", "is_email", "is_filled", "is_line", "is_list", "is_name", "is_text"]);
});

test("every function has a fixed search path, and only the rate limit runs with its owner's rights", async () => {
  const functions = await all<{ name: string; path: string; definer: boolean }>(`
    select proname as name, proconfig::text as path, prosecdef as definer
    from pg_proc where pronamespace = 'lead_checks'::regnamespace`);
  for (const each of functions) expect(each.path).toBe('{"search_path=\\"\\""}');
  expect(functions.filter((each) => each.definer).map((each) => each.name)).toEqual(["limit_rate"]);
});

test("the table, all its columns and all functions have comments", async () => {
  const missing = await all(`
    select attname from pg_attribute
    where attrelid = 'public.leads'::regclass and attnum > 0 and col_description(attrelid, attnum) is null
    union all select relname from pg_class where relname = 'leads' and obj_description(oid, 'pg_class') is null
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

test("a time of the last day is kept as it is", async () => {
  const time = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await insert([newRow({ submitted_at: time, consent_at: time, consent_wording: "Yes" })]);
  const [lead] = await readLeads(database);
  expect(new Date(lead?.submitted_at ?? 0).toISOString()).toBe(time);
  expect(new Date(lead?.consent_at ?? 0).toISOString()).toBe(time);
});

test("the rate limit counts each form by itself, for ten minutes", async () => {
  await insert(Array.from({ length: 60 }, () => newRow()));
  await expect(insert([newRow()])).rejects.toMatchObject({ code: "PT429" });
  await insert([newRow({ form: "strategy-session" })]);
  await ageLeads(database, 570);
  await expect(insert([newRow()])).rejects.toMatchObject({ code: "PT429" });
  await ageLeads(database, 31);
  await insert([newRow()]);
  expect(await readLeads(database)).toHaveLength(62);
});

test("no form takes more than 500 leads in 24 hours, however evenly they come", async () => {
  for (let batch = 0; batch < 10; batch++) {
    await insert(Array.from({ length: 50 }, () => newRow()));
    await ageLeads(database, 600);
  }
  const beyond = { code: "PT429", message: expect.stringContaining("24 hours") };
  await expect(insert([newRow()])).rejects.toMatchObject(beyond);
  await insert([newRow({ form: "free-guide" })]);
  await ageLeads(database, 22 * 3600);
  await expect(insert([newRow()])).rejects.toMatchObject(beyond);
  await ageLeads(database, 1800);
  await insert([newRow()]);
});

test("the rate limit also stops many rows in one statement", async () => {
  await expect(insert(Array.from({ length: 61 }, () => newRow()))).rejects.toMatchObject({ code: "PT429" });
  expect(await readLeads(database)).toEqual([]);
});

test("a lead that arrived is a duplicate key, even beyond the rate limit", async () => {
  const first = newRow();
  await insert([first, ...Array.from({ length: 59 }, () => newRow())]);
  await expect(insert([first])).rejects.toMatchObject({ code: "23505" });
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

test("the list for spreadsheets, as the guide has it, holds no formulas, and changes nothing else", async () => {
  const fields = { name: '=HYPERLINK("https://evil.example")', email: "+li@example.com", phone: "(08) 5550 1234" };
  const consent = { consent_wording: "-1", consent_at: "now" };
  await insert([newRow({ fields: { ...fields, message: "\n\t@SUM(1)\n=1", subject: "=1" }, ...consent })]);
  const guide = readFileSync(join(projectRoot, "docs/backend.md"), "utf8");
  const [, query = ""] = /```sql\n(select created_at.*?)```/s.exec(guide) ?? [];
  expect(await all(query)).toEqual([
    expect.objectContaining({
      form: "contact",
      page: "/contact",
      name: '\'=HYPERLINK("https://evil.example")',
      email: "'+li@example.com",
      phone: "(08) 5550 1234",
      message: "'\n\t@SUM(1)\n=1",
      more: { subject: "=1" },
      consent_wording: "'-1",
    }),
  ]);
});
