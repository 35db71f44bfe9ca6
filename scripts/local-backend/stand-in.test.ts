import { request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { localTarget, newClient } from "../../tests/support/contract-target.ts";
import { readLeads } from "./leads.ts";
import { startLocalBackend } from "./start.ts";

// The stand-in's own pages, and that it only listens on loopback.
const lines: string[] = [];
const target = await localTarget({ log: (line) => void lines.push(line) });
afterAll(target.close);

test("leads are on a page, safe to show", async () => {
  const fields = { name: "<b>Li</b>", email: "li@example.com", message: 'Hello & "goodbye"' };
  const consent = { consent_wording: "Yes, please", consent_at: new Date().toISOString() };
  await newClient(target)
    .from("leads")
    .insert({ id: crypto.randomUUID(), form: "contact", fields, page: "/contact", ...consent });
  const leads = await readLeads(await target.local.backend.database());
  expect(await (await fetch(`${target.url}/leads.json`)).json()).toEqual(leads);
  const page = await (await fetch(`${target.url}/leads`)).text();
  expect(page).toContain("&lt;b&gt;Li&lt;/b&gt;");
  expect(page).toContain("Hello &amp; &quot;goodbye&quot;");
  expect(page).toContain("Yes, please");
  expect(page).not.toContain("<b>");
});

test("mails are on a page and in the terminal", async () => {
  expect(await (await fetch(`${target.url}/mailbox`)).text()).toContain("No mail yet");
  await newClient(target).auth.resetPasswordForEmail(target.staff.email, { redirectTo: target.site });
  const { link } = target.local.newestMail();
  expect(await (await fetch(`${target.url}/mailbox`)).text()).toContain(link.replaceAll("&", "&amp;"));
  expect(lines.join("\n")).toContain(link);
});

test("only requests to a loopback name are answered", async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const headers = { host: "evil.example" };
  request(`${target.url}/mailbox.json`, { headers }, (response) => resolve(response.resume().statusCode)).end();
  expect(await promise).toBe(421);
});

test("a port that is taken is named in plain words", async () => {
  const port = Number(new URL(target.url).port);
  const again = startLocalBackend({ port, allowedOrigins: ["http://localhost:4173"] });
  await expect(again).rejects.toThrow(`Port ${port} is taken`);
});
