import { afterAll, expect, test } from "vitest";
import { call, localTarget } from "../../../tests/support/contract-target.ts";
import { newRow, type Row } from "../../../tests/support/lead-rows.ts";
import { openTestDatabase } from "../../../tests/support/postgres.ts";
import { readLeads } from "../leads.ts";

// Over HTTP, as browsers and programs send.
const database = await openTestDatabase();
const target = await localTarget({ database: async () => database });
afterAll(async () => {
  await target.close();
  await database.close();
});

const HOSTILE = { requests: 1000, addresses: 50 };
const HONEST = 20;

async function send(row: Row, address: string): Promise<number> {
  const headers = { "cf-connecting-ip": address };
  const response = await call(target, "/rest/v1/leads", { method: "POST", body: row, headers });
  await response.arrayBuffer();
  return response.status;
}

/** Sends what is due one after the other, as one connection does. */
async function inTurn(work: readonly (() => Promise<number>)[]): Promise<number[]> {
  const answers: number[] = [];
  for (const each of work) answers.push(await each());
  return answers;
}

// All at once: spread over a minute, the same requests would wait for one another less, and the limits count by the ten minutes either way.
test("1,000 hostile requests from 50 addresses keep none of 20 honest visitors out", async () => {
  const attacks = Array.from({ length: HOSTILE.addresses }, (_, address) =>
    inTurn(
      Array.from(
        { length: HOSTILE.requests / HOSTILE.addresses },
        (_each, index) => () => send(newRow({ form: ["contact", "newsletter"][index % 2] }), `198.51.100.${address}`),
      ),
    ),
  );
  // An honest visitor's browser sends its lead twice, as after an answer that got lost.
  const honest = Array.from({ length: HONEST }, (_, visitor) => {
    const row = newRow({ fields: { name: `Visitor ${visitor}`, email: "li@example.com", message: "Hello" } });
    return inTurn([() => send(row, `203.0.113.${visitor}`), () => send(row, `203.0.113.${visitor}`)]);
  });
  expect(await Promise.all(honest)).toEqual(honest.map(() => [201, 409]));
  const answers = (await Promise.all(attacks)).flat();
  expect(answers.filter((status) => status === 429)).toHaveLength(HOSTILE.requests / 2);
  const leads = await readLeads(database);
  const names = leads.map(({ fields }) => fields["name"]).filter((name) => name !== "Li");
  expect(names.toSorted()).toEqual(honest.map((_, visitor) => `Visitor ${visitor}`).toSorted());
}, 120_000);
