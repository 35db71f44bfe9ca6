import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../scripts/local-backend/database.ts";
import { ContentCopy, copyContent } from "../../tests/support/content.ts";
import { everyKind } from "../../tests/support/every-kind.ts";
import { form as formOf } from "../content/lists/form.server.ts";
import type { Field, Form } from "./field.tsx";
import { isLead, type Lead } from "./lead.ts";
import { readSubmission } from "./submission.ts";

// Forms in content/ and the table in supabase/migrations/ have to agree.
const database = await openDatabase();
afterAll(database.close);

const RUNS = { numRuns: 600 };

class Undo extends Error {}

/** Inserts a row as a visitor, as JSON like the web API, and rolls back. @returns the database's error */
async function objectionTo(row: Lead): Promise<unknown> {
  const columns = "id, form, fields, consent_wording, consent_at, page, submitted_at";
  const insert = `insert into public.leads (${columns}) select ${columns} from jsonb_populate_record(null::public.leads, $1)`;
  try {
    await database.as("anon", async (sql) => {
      await sql.query(insert, [JSON.stringify(row)]);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) return error;
  }
  return undefined;
}

/** Adds a form to the content. @returns all forms, as page data */
function formsWith(name: string, definition: object): readonly Form[] {
  const copy = new ContentCopy();
  copy.write(`forms/${name}.json`, definition);
  const { content, problems } = copy.load();
  expect(problems.filter(({ file }) => file === `content/forms/${name}.json`)).toEqual([]);
  return content.all("forms").map((entry) => formOf(content, entry.name));
}

const forms = formsWith("open-day", everyKind);

function leadOf({ id: form }: Form, fields: Lead["fields"], consent: string | null): Lead {
  const now = new Date().toISOString();
  const agreed = { consent_wording: consent, consent_at: consent && now };
  return { id: crypto.randomUUID(), form, fields, ...agreed, page: "/contact", submitted_at: now };
}

const hostile = fc.constantFrom(
  "'); drop table public.leads; --",
  "a\u0000b",
  "\u007f",
  "half \ud83d",
  "one\r\nBcc: all@example.com",
  "𝒳𝒴𝒵".repeat(40),
  "x".repeat(321),
  "漢".repeat(4000),
);
const email = fc.oneof(
  { weight: 12, arbitrary: fc.emailAddress() },
  fc.constantFrom("a@b", "a@b.c", "a@b..c", "a b@c.de", "é@ü.au", "<a@b.c>", "a@b.c.", "a@b@c.de"),
  fc.tuple(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 })).map(([local, host]) => `${local}@${host}.au`),
);
const words = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("Siobhán O’Neill", "李小龙", "  Zoë  ", "+61 (0)412 345 678", "12") },
  { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 4, arbitrary: fc.lorem() },
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom("", " ", "\u00a0", "\u2003\ufeff", "\t\n"),
  hostile,
);
const numbers = fc.oneof(fc.integer({ min: 0, max: 1300 }).map(String), fc.constantFrom("1,150", "1e3", "-0", "٣"));
const websites = fc.oneof(fc.webUrl(), fc.domain(), fc.constantFrom("www.münchen.example", "http:/x", "java.script"));

/** Possible input of a field. */
function typedIn(field: Field): fc.Arbitrary<string[]> {
  const choice = fc.constantFrom("no-such-choice", ...field.choices.map(({ value }) => value));
  switch (field.kind) {
    case "checkboxes":
      return fc.uniqueArray(choice);
    case "select":
      return fc.tuple(choice);
    case "checkbox":
    case "consent":
      return fc.constantFrom(["yes"], []);
    case "email":
      return fc.tuple(email);
    case "number":
      return fc.tuple(numbers);
    case "url":
      return fc.tuple(websites);
    default:
      return fc.tuple(words);
  }
}

const filled = fc.constantFrom(...forms).chain((form) =>
  fc.record({
    form: fc.constant(form),
    entries: fc.record(Object.fromEntries(form.fields.map((field) => [field.name, typedIn(field)]))),
  }),
);

test("what a form lets through is never refused by the database, whatever was typed", async () => {
  const passed = new Set<string>();
  await fc.assert(
    fc.asyncProperty(filled, async ({ form, entries }) => {
      const submission = readSubmission(form, entries);
      if (submission.fieldErrors) return;
      passed.add(form.id);
      const lead = leadOf(form, submission.fields, submission.consent);
      expect(isLead(lead)).toBe(true);
      expect(await objectionTo(lead)).toBeUndefined();
    }),
    RUNS,
  );
  // A property that no form reaches would prove nothing.
  expect([...passed].sort()).toEqual(forms.map(({ id }) => id).sort());
}, 120_000);

/** A form with the most and longest fields, and a message of this length. */
function largestForm(messageLength: number): object {
  const text = { kind: "text", autocomplete: "off", maxLength: 320 };
  const lines = Array.from({ length: 9 }, (_, index) => ({
    ...text,
    name: `${"x".repeat(58)}-${index}`,
    label: "Line",
  }));
  const choices = { kind: "checkboxes", name: "choices", label: "Choices", options: "largest" };
  const message = {
    kind: "textarea",
    name: "message",
    label: "Message",
    required: true,
    missing: "Write it",
    maxLength: messageLength,
  };
  return { ...everyKind, fields: [...lines, choices, message] };
}

test("the fullest lead of the largest form that content may define is stored", async () => {
  const copy = copyContent().write("forms/largest.json", largestForm(4500));
  const options = Array.from({ length: 30 }, (_, index) => ({
    value: `${"x".repeat(58)}${10 + index}`,
    label: "Choice",
  }));
  const { content } = copy.write("options/largest.json", { options }).load();
  const form = formOf(content, "largest");
  const entries = form.fields.map((field) => [
    field.name,
    "maxLength" in field ? ["🙂".repeat(field.maxLength)] : field.choices.map(({ value }) => value),
  ]);
  const submission = readSubmission(form, Object.fromEntries(entries));
  if (submission.fieldErrors) throw new Error(submission.fieldErrors.map(({ message }) => message).join());
  expect(Object.keys(submission.fields)).toHaveLength(11);
  expect(await objectionTo(leadOf(form, submission.fields, "ü".repeat(900)))).toBeUndefined();

  const report = copy.write("forms/largest.json", largestForm(5000)).report("forms/largest.json");
  expect(report.join("\n")).toContain("all fields together may hold more than is stored of one form");
});
