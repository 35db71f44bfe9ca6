import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deleteLeads, insertInto, newRow } from "../../../tests/support/lead-rows.ts";
import { isReal, openTestDatabase } from "../../../tests/support/postgres.ts";
import { readLeads } from "../leads.ts";

// Concurrent requests. WebAssembly has one connection, which serialises them anyway.
const database = await openTestDatabase();
const insert = insertInto(database);
afterAll(database.close);
beforeEach(() => deleteLeads(database));

const CONNECTIONS = 20;
const from = (address: string) => ({ "cf-connecting-ip": address });
const rows = (count: number, form: string) => Array.from({ length: count }, () => newRow({ form }));

/** A request of a program: after how many milliseconds, from which address, to which form, how many rows. */
const request = fc.record({
  after: fc.integer({ min: 0, max: 60 }),
  visitor: fc.integer({ min: 1, max: 4 }),
  form: fc.constantFrom("contact", "newsletter", "free-guide", "strategy-session", "made-up"),
  count: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 7 })),
});

/** @returns how often the most frequent text occurs in a list */
function most(texts: readonly string[]): number {
  const alike = [...Map.groupBy(texts, (text) => text).values()];
  return Math.max(0, ...alike.map((same) => same.length));
}

/** Sends a request. @returns what was stored of it: the visitor and the form of each row */
async function send({ after, visitor, form, count }: { after: number; visitor: number; form: string; count: number }) {
  await pause(after);
  try {
    await insert(rows(count, form), from(`203.0.113.${visitor}`));
  } catch (error) {
    expect(error).toMatchObject({ code: "PT429" });
    return [];
  }
  return Array.from({ length: count }, () => ({ visitor: `${visitor}`, form: `${visitor} ${form}` }));
}

describe.runIf(isReal)("At the same moment", () => {
  test("no visitor gets more than their limits, however requests meet, and nothing else refuses any", async () => {
    const requests = fc.array(request, { minLength: CONNECTIONS, maxLength: 2 * CONNECTIONS });
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        await deleteLeads(database);
        const leads = (await Promise.all(all.map(send))).flat();
        expect(await readLeads(database)).toHaveLength(leads.length);
        expect(most(leads.map(({ visitor }) => visitor))).toBeLessThanOrEqual(20);
        expect(most(leads.map(({ form }) => form))).toBeLessThanOrEqual(5);
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  test("twenty single requests of one visitor store exactly five", async () => {
    const all = Array.from({ length: CONNECTIONS }, () => send({ after: 0, visitor: 1, form: "contact", count: 1 }));
    expect((await Promise.all(all)).flat()).toHaveLength(5);
    expect(await readLeads(database)).toHaveLength(5);
  });

  test("twenty requests of 60 rows, of unidentified visitors, store exactly 600", async () => {
    const all = Array.from({ length: CONNECTIONS }, () => insert(rows(60, "contact")));
    expect((await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await readLeads(database)).toHaveLength(600);
  });

  test("fifty visitors wait for each other, and none for long", async () => {
    const times = await Promise.all(
      Array.from({ length: 50 }, async (_, visitor) => {
        const start = performance.now();
        await insert(rows(1, "contact"), from(`198.51.100.${visitor}`));
        return performance.now() - start;
      }),
    );
    const sorted = times.toSorted((a, b) => a - b);
    console.log(`50 at once: half within ${sorted[25]?.toFixed(0)} ms, all within ${sorted[49]?.toFixed(0)} ms`);
    expect(await readLeads(database)).toHaveLength(50);
    // The hosted service's statement timeout for visitors is three seconds.
    expect(sorted[49]).toBeLessThan(3000);
  });
});
