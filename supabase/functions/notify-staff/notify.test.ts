import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { serve } from "../../../tests/support/serve.ts";
import { notifyStaff } from "./notify.ts";

/** In place of a chat service: what it got, and how it answers. */
const received: unknown[] = [];
let answers: number[] = [];
/** In place of a status: it never answers. */
const SLOW = 0;
const slow = new Set<ServerResponse>();
const receiver = await serve(async (request, response) => {
  received.push(await json(request));
  const status = answers.shift() ?? 200;
  if (status === SLOW) return void slow.add(response);
  response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
});
const address = `${receiver.origin}/hook`;
afterAll(() => {
  for (const response of slow) response.destroy();
  return receiver.close();
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});

const settings = {
  secret: "s3cret",
  receiver: address,
  inbox: "https://dashboard.example/leads",
  pause: 1,
  patience: 300,
};

/** A call as the dashboard's webhooks make it. */
async function call(payload: unknown, authorization = "Bearer s3cret"): Promise<number> {
  const request = new Request("https://functions.example/notify-staff", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
  return (await notifyStaff(request, settings)).status;
}

const fields = { name: "<!channel> Li", email: "li@example.com", message: "Secret plans" };
const lead = { id: "1", form: "contact", fields, page: "/contact", consent_wording: null };
const insert = (table: string, record: object) => ({
  type: "INSERT",
  table,
  schema: "public",
  record,
  old_record: null,
});

test("staff hear of a lead at once, and nothing that its visitor typed leaves the database", async () => {
  expect(await call(insert("leads", lead))).toBe(204);
  expect(received).toEqual([{ text: "A new lead: form “contact”, page /contact.\nhttps://dashboard.example/leads" }]);
});

test("names that a program made up can't call for everybody's attention", async () => {
  await call(insert("leads", { ...lead, form: "<!channel> @here", page: "/<https://evil.example|prize>" }));
  expect(received).toEqual([{ text: expect.not.stringMatching(/[<>@|]/) }]);
});

test("a digest is handed on as the database wrote it", async () => {
  expect(await call(insert("staff_notices", { kind: "flood", text: "25 messages were refused." }))).toBe(204);
  expect(received).toEqual([{ text: "25 messages were refused.\nhttps://dashboard.example/leads" }]);
});

test("a receiver that is out of order for a moment is tried again; one that stays so shows in the log", async () => {
  answers = [500, 503];
  expect(await call(insert("leads", lead))).toBe(204);
  answers = [500, 500, 500];
  expect(await call(insert("leads", lead))).toBe(502);
  expect(received).toHaveLength(6);
});

test.each([
  ["that doesn't answer", SLOW],
  ["behind a gateway that gives up", 504],
  ["behind Cloudflare, which gives up", 524],
])("a receiver %s is told once: it may have taken it all the same", async (_which, answer) => {
  answers = [answer];
  expect(await call(insert("leads", lead))).toBe(504);
  expect(received).toHaveLength(1);
});

test("a redirect is a failure, and is not followed", async () => {
  answers = [302, 302, 302];
  expect(await call(insert("leads", lead))).toBe(502);
  expect(received).toHaveLength(3);
});

test.each([
  ["a wrong secret", insert("leads", lead), "Bearer s3cre", 401],
  ["no secret", insert("leads", lead), "", 401],
  ["another table", insert("secrets", lead), "Bearer s3cret", 400],
  ["a change", { ...insert("leads", lead), type: "UPDATE" }, "Bearer s3cret", 400],
  ["no row", null, "Bearer s3cret", 400],
])("%s sends nothing", async (_what, payload, authorization, status) => {
  expect(await call(payload, authorization)).toBe(status);
  expect(received).toEqual([]);
});
