import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { call, localTarget } from "../../../tests/support/contract-target.ts";
import { columns, deleteLeads, newRow, type Row } from "../../../tests/support/lead-rows.ts";
import { isReal, openTestDatabase } from "../../../tests/support/postgres.ts";
import type { Sql } from "../database.ts";
import { readLeads } from "../leads.ts";

// Over HTTP, as browsers and programs send.
const database = await openTestDatabase();
const target = await localTarget({ database: async () => database });
afterAll(async () => {
  await target.close();
  await database.close();
});
beforeEach(() => deleteLeads(database));

const HOSTILE = { requests: 512, connections: 50 };
const HONEST = 20;

async function send(row: Row, address: string): Promise<number> {
  const headers = { "cf-connecting-ip": address };
  const response = await call(target, "/rest/v1/leads", { method: "POST", body: row, headers });
  await response.arrayBuffer();
  return response.status;
}

/** Calls something so many times on so many connections, each waiting for its answers. */
async function flood<T>(times: number, connections: number, attack: (index: number) => Promise<T>): Promise<T[]> {
  const indices = Array.from({ length: times }, (_, index) => index).values();
  const answers: T[] = [];
  const connection = async () => {
    for (const index of indices) answers.push(await attack(index));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

/** Twenty people in as many networks send one lead; their browser sends it again, as after an answer that got lost. */
async function honestVisitors(): Promise<void> {
  const answers = Array.from({ length: HONEST }, async (_, visitor) => {
    const row = newRow({ fields: { name: `Visitor ${visitor}`, email: "li@example.com", message: "Hello" } });
    const address = visitor % 2 ? `203.0.${visitor}.7` : `2001:db8:${visitor + 100}::7`;
    return [await send(row, address), await send(row, address)];
  });
  expect(await Promise.all(answers)).toEqual(answers.map(() => [201, 409]));
}

interface Flood {
  readonly address: (index: number) => string;
  readonly form?: (index: number) => string;
  /** How many of its leads may get through; undefined where it reaches no limit. */
  readonly most?: number;
}

const hex = (index: number) => index.toString(16);

const floods: Readonly<Record<string, Flood>> = {
  "one IPv6 /56": { address: (index) => `2001:db8:0:${hex(index % 256)}::1`, most: 40 },
  "many IPv6 /48": { address: (index) => `2001:db8:${hex(index % 50)}:${index}::1` },
  "250 IPv4 addresses": { address: (index) => `198.${index % 250}.7.7` },
  "one IPv4 /24": { address: (index) => `198.51.100.${index % 256}`, most: 120 },
  "made-up names of forms": { address: (index) => `198.${index % 250}.7.7`, form: (index) => `f-${index}`, most: 200 },
};

const requests = isReal ? HOSTILE.requests : HOSTILE.requests / 8;

// All at once: spread over a minute, the same requests would wait for one another less, and the limits count by the ten minutes either way.
describe(`${requests} requests beside ${HONEST} honest ones, which are all stored:`, () => {
  test.each(Object.entries(floods))("from %s", async (name, { address, form, most }) => {
    const attack = (index: number) =>
      send(newRow({ form: form?.(index) ?? ["contact", "newsletter"][index % 2] }), address(index));
    const answers = flood(requests, HOSTILE.connections, attack);
    await honestVisitors();
    const stored = (await answers).filter((status) => status === 201).length;
    console.log(`${name}: ${stored} stored`);
    if (most !== undefined) expect(stored).toBeLessThanOrEqual(most);
    const names = (await readLeads(database)).map(({ fields }) => String(fields["name"]));
    expect(names.filter((each) => each.startsWith("Visitor"))).toHaveLength(HONEST);
  });
});

const MEGABYTES = 22;
const size = MEGABYTES * 1024 * 1024;
const withFields = (fields: string) =>
  JSON.stringify(newRow({ fields: 0 })).replace('"fields":0', `"fields":${fields}`);
const list = (length: number, item: (index: number) => string) =>
  Array.from({ length }, (_, index) => item(index)).join();

const bodies: Readonly<Record<string, () => string>> = {
  "a long text": () => withFields(`{"name":"${"x".repeat(size)}"}`),
  "a long text that is blank": () => JSON.stringify(newRow({ consent_wording: " ".repeat(size), consent_at: "now" })),
  "a long name of a form": () => JSON.stringify(newRow({ form: "a-".repeat(size / 2) })),
  "many rows": () => list(size / 160, () => JSON.stringify(newRow())),
  "many fields": () => withFields(`{${list(size / 14, (index) => `"f${index}":""`)}}`),
  "a long list": () => withFields(`{"interests":[${list(size / 4, () => '"x"')}]}`),
  "a deep value": () => withFields(`${"[".repeat(size / 2)}${"]".repeat(size / 2)}`),
};

describe.runIf(isReal)(`8 connections with ${MEGABYTES} MB beside ${HONEST} honest visitors:`, () => {
  test.each(Object.entries(bodies))("%s", async (_what, body) => {
    const rows = `[${body()}]`;
    const names = columns.filter((column) => column !== "submitted_at").join();
    const query = `insert into public.leads (${names}) select ${names} from json_populate_recordset(null::public.leads, $1)`;
    let isOver = false;
    const attack = async (length: boolean) => {
      const headers = { "cf-connecting-ip": "198.51.100.1", ...(length && { "content-length": String(rows.length) }) };
      const done = database.as("anon", (sql) => sql.query(query, [rows]), headers);
      await expect(done).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:PT413|23514|23502|54001|22P05|22003)$/),
      });
    };
    const attacks = Array.from({ length: 8 }, async (_, connection) => {
      do await attack(connection % 2 === 0);
      while (!isOver);
    });
    const honest = Array.from({ length: HONEST }, (_, visitor) => {
      const row = JSON.stringify([newRow({ consent_wording: null, consent_at: null })]);
      const work = async (sql: Sql) => {
        // The hosted service's statement timeout.
        await sql.exec("set local statement_timeout = '3s'");
        await sql.query(query, [row]);
      };
      return database.as("anon", work, { "cf-connecting-ip": `203.0.${visitor}.7` });
    });
    await Promise.all(honest).finally(() => (isOver = true));
    await Promise.all(attacks);
    expect(await readLeads(database)).toHaveLength(HONEST);
  });
});

test("a body of 22 MB is refused by the stand-in, as too large, before it is read", async () => {
  const headers = { apikey: target.anonKey, "content-type": "application/json" };
  const body = JSON.stringify(newRow({ fields: { message: "x".repeat(size) } }));
  expect((await fetch(`${target.url}/rest/v1/leads`, { method: "POST", headers, body })).status).toBe(413);
});
