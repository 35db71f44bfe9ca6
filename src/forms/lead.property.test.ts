import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/local-backend/database.ts";
import { content } from "../../tests/support/site.ts";
import { form as formOf } from "../content/form.server.ts";
import { formNames, isLead, type Lead } from "./lead.ts";
import { readSubmission } from "./submission.ts";

// The schema in the browser and the constraints in Postgres are written twice; here they are compared.
const database = await openDatabase();
afterAll(database.close);

const RUNS = { numRuns: 600 };

class Undo extends Error {}

/** Inserts a row as a visitor, over JSON as the web API does, and takes it back. @returns whether it was accepted */
async function isAccepted(row: unknown): Promise<boolean> {
  const columns = "id, form, fields, consent_wording, consent_at, page, submitted_at";
  const insert = `insert into public.leads (${columns}) select ${columns} from jsonb_populate_record(null::public.leads, $1)`;
  try {
    await database.as("anon", async (sql) => {
      await sql.query(insert, [JSON.stringify(row)]);
      throw new Undo();
    });
    return false;
  } catch (error) {
    return error instanceof Undo;
  }
}

const minute = 60_000;
const time = fc.integer({ min: -30 * 60, max: 10 }).map((age) => new Date(Date.now() + age * minute).toISOString());
const anyTime = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const blank = fc.constantFrom("", " ", "\u00a0", "\u2003\ufeff", "\t\n");
const hostile = fc.constantFrom(
  "'); drop table public.leads; --",
  "a\u0000b",
  "\u0007",
  "\u007f",
  "half \ud83d",
  "one\r\nBcc: all@example.com",
  "tab\there",
  "𝒳𝒴𝒵".repeat(40),
  "x".repeat(321),
  "é".repeat(5001),
  "漢".repeat(4000),
);
const word = fc.oneof(
  { weight: 16, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  fc.string({ unit: "binary", maxLength: 8 }),
  hostile,
  blank,
);
const email = fc.oneof(
  { weight: 12, arbitrary: fc.emailAddress() },
  fc.constantFrom(
    "no at",
    "a@b",
    "a@b.c",
    "a@b..c",
    "a b@c.de",
    "é@ü.au",
    "<a@b.c>",
    "a@b.c.",
    "a@b@c.de",
    `${"a".repeat(400)}@b.cd`,
  ),
  fc.tuple(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 })).map(([local, host]) => `${local}@${host}.au`),
);
const list = fc.array(fc.oneof({ weight: 40, arbitrary: fc.constantFrom("chatbots", "not-sure") }, word), {
  maxLength: 33,
});
const junk = fc.oneof(
  word,
  list,
  fc.json().map((text): unknown => JSON.parse(text)),
);
const name = fc.oneof(
  fc.constantFrom("preferred-date", "newsletter"),
  fc.constantFrom("Name", "a--b", "x".repeat(61), ""),
);
const more = fc.dictionary(fc.oneof(name, fc.string()), junk, { maxKeys: 12 });
const fields = fc
  .record(
    {
      name: fc.oneof({ weight: 20, arbitrary: fc.constantFrom("Siobhán O’Neill", "李小龙") }, word),
      email,
      message: fc.oneof({ weight: 20, arbitrary: fc.lorem() }, word),
      phone: fc.oneof(fc.constantFrom("+61 412 345 678", "0412345678"), word),
      business: word,
      interests: list,
    },
    { requiredKeys: ["name", "email", "message"] },
  )
  .chain((known) => fc.option(more, { freq: 3 }).map((other): unknown => ({ ...known, ...other })));
const consent = fc.oneof(
  { weight: 8, arbitrary: fc.record({ consent_wording: fc.constant("Email me the newsletter."), consent_at: time }) },
  { weight: 4, arbitrary: fc.constant({ consent_wording: null, consent_at: null }) },
  fc.record({ consent_wording: fc.option(word), consent_at: fc.option(anyTime.map((date) => date.toISOString())) }),
);
const page = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom("/", "/contact", "/industries/legal", "/a/b/") },
  fc.constantFrom("", "contact", "//x", "/a//b", "/a b", "/ä", "/a?b", `/${"x".repeat(300)}`, "/\n"),
  fc.webPath(),
);
const row = fc
  .tuple(
    fc.record({
      // Postgres reads other ways of writing a UUID, which the browser never makes.
      id: fc.oneof({ weight: 20, arbitrary: fc.uuid() }, fc.constantFrom("", "1", "not a uuid", null)),
      form: fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...formNames) },
        fc.constantFrom("", "Contact", "login", null),
      ),
      fields: fc.oneof({ weight: 30, arbitrary: fields }, fc.constantFrom(null, [], {}, "text", 5)),
      page: fc.oneof({ weight: 30, arbitrary: page }, fc.constant(null)),
      submitted_at: fc.oneof({ weight: 30, arbitrary: time }, fc.constantFrom(null, "yesteryear")),
    }),
    consent,
  )
  .map(([columns, agreed]): unknown => ({ ...columns, ...agreed }));

test("the schema and the database give the same verdict on any row", async () => {
  const verdicts = { true: 0, false: 0 };
  await fc.assert(
    fc.asyncProperty(row, async (each) => {
      const verdict = isLead(each);
      verdicts[`${verdict}`] += 1;
      expect(await isAccepted(each)).toBe(verdict);
    }),
    RUNS,
  );
  // A property that only ever sees one kind of row would prove nothing.
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(RUNS.numRuns / 20);
}, 120_000);

const typed = fc.oneof(word, email, fc.lorem(), fc.constantFrom("yes", "chatbots", "  Zoë  ", "+61 (0)412 345 678"));

test("what a form lets through is never refused by the database, whatever was typed", async () => {
  const names = fc.constantFrom(...formNames);
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(names, fc.array(typed, { minLength: 12, maxLength: 12 }), email, async (name, values, address) => {
      const form = formOf(content, name);
      const entries = Object.fromEntries(
        form.fields.map((field, index) => [
          field.name,
          field.kind === "checkboxes" ? ["chatbots"] : [values[index] ?? ""],
        ]),
      );
      const submission = readSubmission(form, { ...entries, email: [address] });
      if (submission.mistakes) return;
      passed += 1;
      const now = new Date().toISOString();
      const lead: Lead = {
        id: crypto.randomUUID(),
        form: name,
        fields: submission.fields,
        consent_wording: submission.consent,
        consent_at: submission.consent && now,
        page: "/contact",
        submitted_at: now,
      };
      expect(isLead(lead)).toBe(true);
      expect(await isAccepted(lead)).toBe(true);
    }),
    RUNS,
  );
  expect(passed).toBeGreaterThan(RUNS.numRuns / 10);
}, 120_000);
