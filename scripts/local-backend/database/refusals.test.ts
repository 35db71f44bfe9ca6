import { afterAll, beforeEach, expect, test } from "vitest";
import { call, localTarget } from "../../../tests/support/contract-target.ts";
import { ageLeads, deleteLeads, newRow } from "../../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../../tests/support/postgres.ts";
import { readLeads } from "../leads.ts";

// Refused requests count. Over HTTP: the answer is the web API's, from what the database has set.
const database = await openTestDatabase();
const target = await localTarget({ database: async () => database });
afterAll(async () => {
  await target.close();
  await database.close();
});
beforeEach(() => deleteLeads(database));

const MINUTE = 60;

/** Sends a lead, or several in one request. @returns the status, and after how many seconds to ask again */
async function send(address: string, form = "contact", count = 1) {
  const rows = Array.from({ length: count }, () => newRow({ form }));
  const headers = { "cf-connecting-ip": address };
  const answer = await call(target, "/rest/v1/leads", { method: "POST", body: count > 1 ? rows : rows[0], headers });
  return { status: answer.status, body: await answer.text(), retryAfter: Number(answer.headers.get("retry-after")) };
}

async function refusedVisits(): Promise<number> {
  const counted = (
    await database.asOwner((sql) =>
      sql.query<{ count: number }>("select count(*)::int as count from lead_checks.visits where is_refused"),
    )
  ).rows;
  return counted[0]?.count ?? 0;
}

test("a sender who keeps asking stays refused until they pause, and Retry-After says for how long", async () => {
  await send("203.0.113.5", "contact", 5);
  for (let minutes = 0; minutes < 30; minutes++) {
    const { status, body, retryAfter } = await send("203.0.113.5");
    expect([status, body]).toEqual([429, ""]);
    expect(retryAfter).toBeGreaterThanOrEqual(MINUTE);
    await ageLeads(database, MINUTE);
  }
  expect((await send("203.0.113.5", "newsletter")).status, "another form").toBe(201);
  expect((await send("203.0.113.6")).status, "a neighbour").toBe(201);
  const { retryAfter } = await send("203.0.113.5");
  expect(retryAfter).toBeLessThanOrEqual(11 * MINUTE);
  await ageLeads(database, retryAfter);
  expect((await send("203.0.113.5")).status).toBe(201);
  expect(await readLeads(database)).toHaveLength(8);
});

test("a sender who asks again when they are told to gets in at the first try", async () => {
  await send("203.0.113.5", "contact", 5);
  const { status, retryAfter } = await send("203.0.113.5");
  expect(status).toBe(429);
  await ageLeads(database, retryAfter);
  expect((await send("203.0.113.5")).status).toBe(201);
});

test("a household that keeps asking from other addresses of its network stays refused, and its provider's others don't", async () => {
  const household = (index: number) => `2001:db8:0:${index.toString(16)}::1`;
  for (let index = 0; index < 20; index++) await send(household(index));
  await ageLeads(database, 6 * MINUTE);
  for (let index = 20; index < 40; index++) expect((await send(household(index))).status).toBe(429);
  await ageLeads(database, 6 * MINUTE);
  expect((await send(household(200))).status).toBe(429);
  expect((await send("2001:db8:0:100::1")).status, "another household of the same /48").toBe(201);
  await ageLeads(database, 11 * MINUTE);
  expect((await send(household(200))).status).toBe(201);
});

test("refusals take nothing from the day, nothing from neighbours, and little room", async () => {
  await send("203.0.113.5", "contact", 5);
  for (let count = 0; count < 80; count++) await send("203.0.113.5");
  expect(await refusedVisits()).toBeLessThanOrEqual(10);
  expect((await send("203.0.113.6")).status).toBe(201);
  await ageLeads(database, 12 * MINUTE);
  for (const form of ["newsletter", "free-guide", "strategy-session"]) {
    expect((await send("203.0.113.5", form, 5)).status).toBe(201);
  }
  expect(await refusedVisits()).toBe(0);
  const { status, retryAfter } = await send("203.0.113.5");
  expect(status, "the day's twenty").toBe(429);
  expect(retryAfter).toBeGreaterThan(23 * 60 * MINUTE);
  await ageLeads(database, retryAfter);
  expect((await send("203.0.113.5")).status).toBe(201);
});

test("requests whose address is not known are refused without closing the form to all others like them", async () => {
  for (let count = 0; count < 600; count += 60) await send("", "contact", 60);
  await ageLeads(database, 6 * MINUTE);
  for (let count = 0; count < 3; count++) expect((await send("")).status).toBe(429);
  expect(await refusedVisits()).toBe(0);
});

test("of several rows all are refused, whichever of them is too many", async () => {
  expect((await send("203.0.113.5", "contact", 6)).status).toBe(429);
  await send("203.0.113.5", "contact", 5);
  expect(await send("203.0.113.5", "contact", 3)).toMatchObject({ status: 429, body: "" });
  expect(await readLeads(database)).toHaveLength(5);
});
