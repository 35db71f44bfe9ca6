import { afterAll, expect, test } from "vitest";
import { call, contractTarget, newClient } from "../../tests/support/contract-target.ts";
import { deleteLeads } from "../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../tests/support/postgres.ts";
import { readLeads } from "./leads.ts";

// These run against the stand-in, on both kinds of Postgres, or against a hosted project named by CONTRACT_URL and
// CONTRACT_ANON_KEY: docs/backend.md. Against a hosted project they write rows, all with this page, and delete them if they have
// CONTRACT_SERVICE_KEY. Its limits count there, too: not more than 20 rows of a run may arrive.
const page = "/contract-test";

const isHosted = process.env["CONTRACT_URL"] !== undefined;
const database = isHosted ? undefined : await openTestDatabase();
const target = await contractTarget(database ? { database: async () => database } : {});
const visitor = newClient(target);
const admin = target.serviceKey && isHosted ? newClient(target, "implicit", target.serviceKey) : undefined;

afterAll(async () => {
  await admin?.from("leads").delete().eq("page", page);
  await target.close();
  await database?.close();
});

/** @returns the stored lead; undefined without a key that may read it */
async function stored(id: string): Promise<unknown> {
  if (database) return (await readLeads(database)).find((lead) => lead.id === id);
  return (await admin?.from("leads").select().eq("id", id))?.data?.[0];
}

function newLead(more: Record<string, unknown> = {}) {
  const fields = { name: "Zoë O’Brien-Nguyễn", email: "zoe@example.com", message: "Two lines,\nthe second one." };
  return { id: crypto.randomUUID(), form: "contact", fields, page, ...more };
}

const withFields = (fields: Record<string, unknown>) => newLead({ fields: { ...newLead().fields, ...fields } });

const refused: readonly (readonly [what: string, lead: Record<string, unknown>, code: string])[] = [
  ["a form with an odd name", newLead({ form: "Robert'); --" }), "23514"],
  ["no id", { ...newLead(), id: null }, "23502"],
  ["an id that is no UUID", newLead({ id: "1; drop table leads" }), "22P02"],
  ["fields that are a list", newLead({ fields: [] }), "23514"],
  ["no fields", newLead({ fields: null }), "23502"],
  ["21 fields", withFields(Object.fromEntries(Array.from({ length: 18 }, (_, i) => [`f${i}`, "x"]))), "23514"],
  ["a field that is a number", withFields({ phone: 1 }), "23514"],
  ["a field that is an object", withFields({ interests: { a: "b" } }), "23514"],
  ["a list of numbers", withFields({ interests: [1] }), "23514"],
  ["a list in a list", withFields({ interests: [["a"]] }), "23514"],
  ["a list with a long text", withFields({ interests: ["x".repeat(81)] }), "23514"],
  ["a field with an odd name", withFields({ "<script>": "x" }), "23514"],
  ["a name of two lines", withFields({ name: "x\r\nBcc: everybody@example.com" }), "23514"],
  ["a name that is a list", withFields({ name: ["x"] }), "23514"],
  ["a long message", withFields({ message: "x".repeat(5001) }), "23514"],
  ["control characters", withFields({ message: "\u001b[2J" }), "23514"],
  ["a null character", withFields({ message: "a\u0000b" }), "22P05"],
  ["half a character", withFields({ message: "\ud83d" }), "22P02"],
  ["an address without @", withFields({ email: "example.com" }), "23514"],
  ["two addresses", withFields({ email: "a@example.com,b@example.com" }), "23514"],
  ["an address without a dot", withFields({ email: "a@localhost" }), "23514"],
  ["an address with a space", withFields({ email: "a b@example.com" }), "23514"],
  ["an empty address", withFields({ email: "" }), "23514"],
  ["fields without any", newLead({ fields: {} }), "23514"],
  ["consent without a time", newLead({ consent_wording: "Yes" }), "23514"],
  ["consent without wording", newLead({ consent_at: new Date().toISOString() }), "23514"],
  ["consent to nothing", newLead({ consent_wording: " ", consent_at: new Date().toISOString() }), "23514"],
  ["a whole address as page", newLead({ page: "https://evil.example/" }), "23514"],
  ["another host's page", newLead({ page: "//evil.example/" }), "23514"],
  ["a page with a query", newLead({ page: "/contact?email=a@example.com" }), "23514"],
  ["a time that is none", newLead({ submitted_at: "yesterday-ish" }), "22007"],
];

test("a lead arrives", async () => {
  const lead = newLead({ submitted_at: new Date().toISOString() });
  const { error, status, data } = await visitor.from("leads").insert(lead);
  expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
  if (database || admin) expect(await stored(lead.id)).toMatchObject({ ...lead, submitted_at: expect.any(String) });
});

test("the same lead again is a duplicate key, and stays one lead", async () => {
  const lead = newLead();
  await visitor.from("leads").insert(lead);
  const { error, status } = await visitor.from("leads").insert({ ...lead, page: "/contract-test" });
  expect(status).toBe(409);
  expect(error).toMatchObject({ code: "23505" });
});

test("each form's fullest lead arrives, and that of a form that came later", async () => {
  const consent = { consent_wording: "Email me the newsletter.", consent_at: new Date().toISOString() };
  const person = { name: "Li", email: "li@example.com", business: "Li & Co", industry: "trades" };
  const leads = [
    newLead({ fields: { ...newLead().fields, phone: "+61 4 5550 0000", subject: "pricing" } }),
    newLead({
      form: "strategy-session",
      fields: { ...person, interests: ["chatbots"], "preferred-date": "a Tuesday" },
    }),
    newLead({ form: "free-guide", fields: { ...person, challenges: "other", interests: [] }, ...consent }),
    newLead({ form: "newsletter", fields: { email: "li@example.com" }, ...consent }),
    newLead({ form: "open-day-2027", fields: { seats: "12", parking: "yes" } }),
  ];
  for (const lead of leads) expect((await visitor.from("leads").insert(lead)).error).toBeNull();
});

test("visitors can't read leads", async () => {
  for (const query of [visitor.from("leads").select(), visitor.from("leads").select("id").eq("page", page)]) {
    const { error, status, data } = await query;
    expect(data).toBeNull();
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: "42501", message: "permission denied for table leads" });
  }
});

test("sending a lead returns nothing", async () => {
  const { error } = await visitor.from("leads").insert(newLead()).select();
  expect(error).toMatchObject({ code: "42501" });
});

test("visitors can't change or delete leads", async () => {
  const changed = await visitor.from("leads").update({ page: "/changed" }).eq("page", page);
  expect(changed.error).toMatchObject({ code: "42501" });
  const deleted = await visitor.from("leads").delete().eq("page", page);
  expect(deleted.error).toMatchObject({ code: "42501" });
});

test("sending a lead again overwrites nothing", async () => {
  const lead = newLead();
  await visitor.from("leads").insert(lead);
  const merged = await visitor.from("leads").upsert({ ...lead, page: "/changed" });
  expect(merged.error).toMatchObject({ code: "42501" });
  const ignored = await visitor.from("leads").upsert(lead, { ignoreDuplicates: true });
  expect(ignored.error).toMatchObject({ code: "42501" });
});

test("visitors can't set the server's time, nor an unknown column", async () => {
  const created = await visitor.from("leads").insert(newLead({ created_at: "2020-01-01T00:00:00Z" }));
  expect(created.error).toMatchObject({ code: "42501" });
  const unknown = await visitor.from("leads").insert(newLead({ admin: true }));
  expect(unknown.status).toBe(400);
  expect(unknown.error).toMatchObject({ code: "PGRST204" });
});

test("a member of staff who is signed in is no visitor: forms must not be sent with that session", async () => {
  if (!target.staff) return;
  const client = newClient(target);
  await client.auth.signInWithPassword(target.staff);
  const { error, status } = await client.from("leads").insert(newLead());
  expect(status).toBe(403);
  expect(error).toMatchObject({ code: "42501" });
  await client.auth.signOut({ scope: "local" });
});

test.runIf(isHosted)("there is no other table, function or schema", async () => {
  expect((await visitor.from("no_such_table").select()).error).toMatchObject({ code: "PGRST205" });
  expect((await visitor.rpc("limit_rate")).error).toMatchObject({ code: "PGRST202" });
  const inside = await visitor.schema("lead_checks").rpc("is_filled", { value: "x" });
  expect(inside.status).toBe(406);
  expect(inside.error).toMatchObject({ code: "PGRST106" });
});

test.each(refused)("%s is refused", async (_what, lead, code) => {
  const { error, status } = await visitor.from("leads").insert(lead);
  expect(error).toMatchObject({ code });
  expect(status).toBe(400);
});

test("a huge message is refused, and so is a deep one", async () => {
  const huge = await visitor.from("leads").insert(withFields({ message: "x".repeat(2_000_000) }));
  expect(huge.status).toBeGreaterThanOrEqual(400);
  const deep = JSON.stringify(newLead()).replace(
    '"Zoë O’Brien-Nguyễn"',
    `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  );
  const headers = { apikey: target.anonKey, "content-type": "application/json" };
  const answer = await fetch(`${target.url}/rest/v1/leads`, { method: "POST", headers, body: deep });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect((await visitor.from("leads").insert(newLead())).error).toBeNull();
});

test("several rows at once: all or none", async () => {
  const [good, bad] = [newLead(), newLead({ page: "nowhere" })];
  expect((await visitor.from("leads").insert([good, bad])).error).toMatchObject({ code: "23514" });
  expect((await visitor.from("leads").insert([good, newLead()])).error).toBeNull();
});

test("a body that is no JSON is refused", async () => {
  const headers = { apikey: target.anonKey, "content-type": "application/json" };
  const answer = await fetch(`${target.url}/rest/v1/leads`, { method: "POST", headers, body: "{" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "PGRST102" });
});

test("a key that is none, and a token that is none, are refused", async () => {
  expect((await call(target, "/rest/v1/leads", { headers: { apikey: "x" } })).status).toBe(401);
  const headers = { authorization: "Bearer a.b.c" };
  expect((await call(target, "/rest/v1/leads", { method: "POST", body: newLead(), headers })).status).toBe(401);
});

test.skipIf(isHosted)(
  "the sixth lead of a form in ten minutes from one address is refused with status 429",
  async () => {
    if (database) await deleteLeads(database);
    const send = (address: string) =>
      call(target, "/rest/v1/leads", { method: "POST", body: newLead(), headers: { "cf-connecting-ip": address } });
    for (let count = 0; count < 5; count++) expect((await send("203.0.113.7")).status).toBe(201);
    const refusal = await send("203.0.113.7");
    expect(refusal.status).toBe(429);
    expect(await refusal.text()).toBe("");
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(9 * 60);
    expect(refusal.headers.get("access-control-expose-headers")).toMatch(/retry-after/i);
    expect((await send("203.0.113.8")).status).toBe(201);
  },
);
