import { request } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { call, localTarget, newClient } from "../../tests/support/contract-target.ts";
import { readLeads } from "./leads.ts";
import { startLocalBackend } from "./start.ts";

// What only the stand-in has: faults, the pages, the clock, and that it keeps to this machine.
const lines: string[] = [];
const target = await localTarget({ log: (line) => void lines.push(line) });
await target.local.backend.database();
afterAll(target.close);

const control = (method: string, path: string, body?: unknown) => call(target, path, { method, body });

beforeEach(async () => {
  await Promise.all(["/faults", "/leads", "/mailbox"].map((path) => control("DELETE", path)));
});

const newLead = (more: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  form: "contact",
  fields: { name: "<b>Li</b>", email: "li@example.com", message: 'Hello & "goodbye"' },
  page: "/contact",
  ...more,
});

const insert = (lead = newLead()) => newClient(target).from("leads").insert(lead);

const leads = async () => readLeads(await target.local.backend.database());

test("a fault answers in place of the service, as often as it was told to", async () => {
  await control("POST", "/faults", { path: "/rest/v1/leads", method: "post", status: 500, body: {}, times: 2 });
  expect([(await insert()).status, (await insert()).status, (await insert()).status]).toEqual([500, 500, 201]);
  expect(await leads()).toHaveLength(1);
});

test("a fault can be any failure of the authentication service, in its shape", async () => {
  await control("POST", "/faults", { path: "/auth/v1/recover", error: "over_email_send_rate_limit" });
  const client = newClient(target);
  const failed = await client.auth.resetPasswordForEmail("a@example.com");
  expect(failed.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect((await client.auth.resetPasswordForEmail("a@example.com")).error).toBeNull();
});

test("a password can be refused for whatever reasons", async () => {
  const client = newClient(target);
  await client.auth.signInWithPassword(target.staff);
  const message = "Password is known to be weak and easy to guess, please choose a different one.";
  await control("POST", "/faults", { path: "/auth/v1/user", error: "weak_password", message, reasons: ["pwned"] });
  const { error } = await client.auth.updateUser({ password: "password1" });
  expect(error).toMatchObject({ status: 422, code: "weak_password", message, reasons: ["pwned"] });
});

test("a fault fits by method and by the start of path and query", async () => {
  await control("POST", "/faults", { path: "/auth/v1/token?grant_type=pkce", method: "POST", status: 503 });
  const body = { auth_code: "x", code_verifier: "y" };
  expect((await control("POST", "/auth/v1/token?grant_type=refresh_token", {})).status).toBe(400);
  expect((await control("OPTIONS", "/auth/v1/token?grant_type=pkce")).status).toBe(204);
  expect((await control("POST", "/auth/v1/token?grant_type=pkce", body)).status).toBe(503);
  expect(await (await control("GET", "/faults")).json()).toEqual([]);
});

test("a connection that breaks before the insert leaves no lead, one that breaks after it leaves one", async () => {
  await control("POST", "/faults", { path: "/rest/v1/", cutBefore: true });
  expect((await insert()).error).not.toBeNull();
  expect(await leads()).toHaveLength(0);
  await control("POST", "/faults", { path: "/rest/v1/", cutAfter: true });
  const lead = newLead();
  expect((await insert(lead)).error).not.toBeNull();
  expect(await leads()).toHaveLength(1);
  expect((await insert(lead)).status).toBe(409);
});

test("a fault can be slow, and ending the stand-in does not wait for it", async () => {
  const other = await localTarget({ isDatabaseLate: true });
  await call(other, "/faults", { method: "POST", body: { delay: 600_000 } });
  const pending = call(other, "/auth/v1/user").catch(() => "broken");
  await expect.poll(async () => (await call(other, "/faults")).text()).toBe("[]");
  await other.close();
  expect(await pending).toBe("broken");
});

test("what is no fault is refused with a reason, and so is a body that a foreign page could send", async () => {
  const refused = await control("POST", "/faults", { stauts: 500 });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("stauts");
  const headers = { "content-type": "text/plain" };
  expect((await fetch(`${target.url}/faults`, { method: "POST", headers, body: "{}" })).status).toBe(415);
  const preflight = await fetch(`${target.url}/faults`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});

test("leads are on a page, safe to show, and in the terminal", async () => {
  await insert(newLead({ consent_wording: "Yes, please", consent_at: new Date().toISOString() }));
  expect(await (await fetch(`${target.url}/leads.json`)).json()).toEqual(await leads());
  const page = await (await fetch(`${target.url}/leads`)).text();
  expect(page).toContain("&lt;b&gt;Li&lt;/b&gt;");
  expect(page).toContain("Hello &amp; &quot;goodbye&quot;");
  expect(page).toContain("Yes, please");
  expect(page).not.toContain("<b>");
  await expect.poll(() => lines.join("\n")).toContain('consent: "Yes, please"');
});

test("mails are on a page and in the terminal", async () => {
  expect(await (await fetch(`${target.url}/mailbox`)).text()).toContain("No mail yet");
  await newClient(target).auth.resetPasswordForEmail(target.staff.email, { redirectTo: target.site });
  const { link } = await target.local.newestMail();
  expect(await (await fetch(`${target.url}/mailbox`)).text()).toContain(link.replaceAll("&", "&amp;"));
  expect(lines.join("\n")).toContain(link);
});

test("the clock takes the leads along", async () => {
  await insert();
  await control("POST", "/clock", { advance: 3600 });
  const [lead] = await leads();
  expect(Date.parse(lead?.created_at ?? "")).toBeLessThan(Date.now() - 3_599_000);
});

test("only requests to a loopback name are answered", async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const headers = { host: "evil.example" };
  request(`${target.url}/mailbox.json`, { headers }, (response) => resolve(response.resume().statusCode)).end();
  expect(await promise).toBe(421);
});

test("a port that is taken is named in plain words", async () => {
  const port = Number(new URL(target.url).port);
  const again = startLocalBackend({ port, allowedOrigins: ["http://localhost:4173"], isDatabaseLate: true });
  await expect(again).rejects.toThrow(`Port ${port} is taken`);
});
