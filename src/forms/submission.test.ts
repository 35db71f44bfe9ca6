import fc from "fast-check";
import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { form as formOf } from "../content/lists/form.server.ts";
import { isEmail } from "./lead.ts";
import { type Entries, readSubmission } from "./submission.ts";

const contact = formOf(content, "contact");
const guide = formOf(content, "free-guide");
const least: Entries = { name: ["Li"], email: ["li@example.com"], message: ["Hello"] };

function fieldsOf(entries: Entries) {
  return readSubmission(contact, { ...least, ...entries });
}

test.each([
  ["0412345678"],
  ["0412 345 678"],
  ["+61 412 345 678"],
  ["+61 (0)8 5550 0142"],
  ["(08) 5550-0142"],
  ["1800 975 708"],
  ["ask for Kim, ext. 5"],
])("The telephone number %s is accepted unchanged", (phone) => {
  expect(fieldsOf({ phone: [` ${phone}\u00a0`] })).toMatchObject({ fields: { phone } });
});

test.each([
  [" li@example.com ", "li@example.com"],
  ["li @ example . com", "li@example.com"],
  ["mailto:li@example.com", "li@example.com"],
  ["Li Na <li@example.com>", "li@example.com"],
  ["\u200bli@example.com\ufeff", "li@example.com"],
  ["li@exam\u00adple.com", "li@example.com"],
  ["josé@exämple.com.au", "josé@exämple.com.au"],
  ["mailto:li@example.com?subject=Hello&body=You", "li@example.com"],
  ["MAILTO: li@example.com", "li@example.com"],
  ["mailto:li%2Bnews%40example.com", "li+news@example.com"],
  ["mailto:Li%20Na%20%3Cli@example.com%3E", "li@example.com"],
  ["Li Na <mailto:li@example.com?subject=z>", "li@example.com"],
  ["mailto://li@example.com", "li@example.com"],
  ["mailto:/li@example.com", "li@example.com"],
  ["mailto%3Ali@example.com", "li@example.com"],
  ["mailto%3Ali%40example.com%3Fsubject%3Dz", "li@example.com"],
  ["mailto%3a%2F%2Fli@example.com?subject=z", "li@example.com"],
  ["Li Na <mailto://li@example.com>", "li@example.com"],
  ["mailto:mailto:li@example.com", "li@example.com"],
  ["<li@example.com>", "li@example.com"],
  ["<li@example.com>;", "li@example.com"],
  ['"Na, Li" <li@example.com>,', "li@example.com"],
  ["li@example.com.", "li@example.com"],
  ["li@example.com,", "li@example.com"],
  ["(li@example.com)", "li@example.com"],
  ["‘li@example.com’", "li@example.com"],
  ["li＠example．com", "li@example.com"],
  ["ｌｉ@example。com", "li@example.com"],
  ["li\u200d@exam\u2060ple\ufe0f.com\u3164", "li@example.com"],
  ["li+50%@example.com", "li+50%@example.com"],
])("The address %j is read as %s", (typed, email) => {
  expect(fieldsOf({ email: [typed] })).toMatchObject({ fields: { email } });
});

test.each([
  "li",
  "li@",
  "Li li@example.com",
  "li@example.com na@example.com",
  "mailto:li@example.com,na@example.com",
  "li@example.com?subject=z",
  "@example.com",
  "li@example",
  "li@example..com",
  "li,na@example.com",
  "a@b@c.com",
])("The address %s is none", (typed) => {
  expect(fieldsOf({ email: [typed] })).toEqual({
    fieldErrors: [{ id: "contact.email", message: contact.words.email }],
  });
});

test.each([
  ["tel:+61-412-345-678", "+61-412-345-678"],
  ["tel:%2B61412345678", "+61412345678"],
  ["tel://+61412345678", "+61412345678"],
  ["tel%3A%2B61412345678", "+61412345678"],
  ["＋６１　４１２ ３４５ ６７８", "+61 412 345 678"],
  ["\u202d0412 345 678\u202c.", "0412 345 678"],
  ["0412\u200d345\u2060678", "0412345678"],
])("The telephone number %j is read as %s", (typed, phone) => {
  expect(fieldsOf({ phone: [typed] })).toMatchObject({ fields: { phone } });
});

test.each([
  ["a", ".", "a"],
  ["<", "@", ""],
  ["mailto:", "mailto:", ""],
  ["a", ",", "a"],
])("A document that was pasted by mistake is too long at once: %s%s…%s", (start, middle, end) => {
  const pasted = start + middle.repeat(100_000) + end;
  const begun = performance.now();
  const ids = fieldsOf({ email: [pasted], phone: [pasted] }).fieldErrors?.map(({ id }) => id);
  expect(ids).toEqual(["contact.email", "contact.phone"]);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test("What can't be seen is nothing", () => {
  const unseen = "\u200b\u200d \u3164\u2800\ufe0f\u061c";
  const names = contact.fields.filter(({ required }) => required).map(({ name }) => name);
  const { fieldErrors } = readSubmission(contact, Object.fromEntries(names.map((name) => [name, [unseen]])));
  expect(fieldErrors?.map(({ id }) => id)).toEqual(names.map((name) => `contact.${name}`));
  expect(fieldsOf({ phone: [unseen] }).fieldErrors).toBeUndefined();
});

test.each([
  ["Siobhán  O’Neill", "Siobhán O’Neill"],
  ["\u00a0李\u2003小龙\t", "李 小龙"],
  ["Nguyễn Thị Minh Khai", "Nguyễn Thị Minh Khai"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["D'Arcy\u0000\u0007-Smith", "D'Arcy-Smith"],
  ["half \ud83d", "half \ufffd"],
])("The name %j is read as %j", (typed, name) => {
  expect(fieldsOf({ name: [typed] })).toMatchObject({ fields: { name } });
});

test("A message keeps its lines and its emoji, and loses what the database refuses", () => {
  const message = "Hello,\r\n\r\n👩‍👧 two\tkids\u0000\r\nbye  \n";
  expect(fieldsOf({ message: [message] })).toMatchObject({ fields: { message: "Hello,\n\n👩‍👧 two\tkids\nbye" } });
});

test("What is missing is said in the order of the fields, in the words of content", () => {
  const words = (name: string) => contact.fields.find((field) => field.name === name)?.missing;
  expect(readSubmission(contact, { name: [" \u00a0"] })).toEqual({
    fieldErrors: ["name", "email", "message"].map((name) => ({ id: `contact.${name}`, message: words(name) })),
  });
});

test("What is optional and empty is left out", () => {
  expect(fieldsOf({ phone: [""], subject: [""] })).toMatchObject({ fields: { name: "Li" } });
  expect(Object.keys(fieldsOf({ phone: [" "] }).fieldErrors ?? {})).toEqual([]);
  expect(readSubmission(contact, least)).toEqual({
    fields: { name: "Li", email: "li@example.com", message: "Hello" },
    consent: null,
  });
});

test("Lengths are counted as people see them, and the limit is said", () => {
  const most = 3000;
  expect(fieldsOf({ message: ["𝒳".repeat(most)] }).fieldErrors).toBeUndefined();
  expect(fieldsOf({ message: ["𝒳".repeat(most + 1)] }).fieldErrors).toEqual([
    { id: "contact.message", message: `${contact.words.tooLong} ${most}.` },
  ]);
});

test("A choice that is not offered any more counts as none", () => {
  const submission = readSubmission(guide, {
    ...least,
    industry: ["alchemy"],
    interests: ["chatbots", "crystal-balls"],
  });
  expect(submission).toMatchObject({ fields: { interests: ["chatbots"] } });
  expect(submission).not.toHaveProperty("fields.industry");
});

test("A ticked box is recorded with its wording; the newsletter's notice is its own wording", () => {
  const label = guide.fields.find((field) => field.kind === "consent")?.label;
  expect(readSubmission(guide, { ...least, newsletter: ["yes"] })).toMatchObject({
    consent: label,
    fields: { newsletter: "yes" },
  });
  expect(readSubmission(guide, least)).toMatchObject({ consent: null });
  const newsletter = formOf(content, "newsletter");
  expect(readSubmission(newsletter, least)).toMatchObject({ consent: newsletter.collectionNotice });
});

test("Tidying up twice changes nothing more", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(text, text, text, (name, message, local) => {
      const first = fieldsOf({ name: [name], message: [message], email: [`${local}@example.com`] });
      if (first.fieldErrors) return;
      const { email = "", ...fields } = first.fields;
      expect(isEmail(String(email))).toBe(true);
      const entries = Object.fromEntries(
        Object.entries({ email, ...fields }).map(([key, value]) => [key, [value].flat()]),
      );
      expect(readSubmission(contact, entries)).toEqual(first);
    }),
  );
});
