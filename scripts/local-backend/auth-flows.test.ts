import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { call, follow, localTarget, newClient, testOrigins } from "../../tests/support/contract-target.ts";

// Flows with mailbox and clock, which only the stand-in has. Each test starts its own stand-in.
const [site, otherSite] = testOrigins;
const callback = `${site}/auth/callback?type=recovery`;
const targets: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(targets.map((target) => target.close())));

async function begin(options: Parameters<typeof localTarget>[0] = {}) {
  const target = await localTarget(options);
  targets.push(target);
  const client = newClient(target);
  const recover = (from: SupabaseClient = client, redirectTo = callback) =>
    from.auth.resetPasswordForEmail(target.staff.email, { redirectTo });
  return { target, client, recover, clock: target.local.clock, newestMail: target.local.newestMail };
}

/** Clicks the newest mail's link: the code it brings. */
async function codeFromMail(newestMail: () => { link: string }): Promise<string> {
  const address = await follow(newestMail().link);
  return address.searchParams.get("code") ?? "";
}

test("PKCE: five minutes after the request the code is expired", async () => {
  const { client, recover, newestMail, clock } = await begin();
  await recover();
  clock.advance(301);
  const { error } = await client.auth.exchangeCodeForSession(await codeFromMail(newestMail));
  expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
});

test("a link is expired after an hour, and dead once a newer one was sent", async () => {
  const { recover, newestMail, clock, client } = await begin();
  await recover();
  const first = newestMail();
  await recover();
  expect((await follow(first.link)).hash).toContain("otp_expired");
  clock.advance(3601);
  expect((await follow(newestMail().link)).hash).toContain("otp_expired");
  await recover();
  expect((await client.auth.exchangeCodeForSession(await codeFromMail(newestMail))).error).toBeNull();
});

test("implicit: the link brings the tokens in the hash, for a recovery and for a magic link", async () => {
  const { target, recover, newestMail } = await begin();
  for (const type of ["recovery", "magiclink"]) {
    await recover(newClient(target, "implicit"), `${otherSite}/pricing`);
    const address = await follow(newestMail().link.replace("type=recovery", `type=${type}`));
    expect(address.href.split("#")[0]).toBe(`${otherSite}/pricing`);
    const hash = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
    expect(hash).toMatchObject({ type, token_type: "bearer", expires_in: "3600", sb: "" });
    const { access_token = "", refresh_token = "" } = hash;
    const { data } = await newClient(target).auth.setSession({ access_token, refresh_token });
    expect(data.user?.email).toBe(target.staff.email);
  }
});

test("links lead to allowed origins only: to the page that asked, or to the site", async () => {
  const { target, newestMail } = await begin();
  const body = { email: target.staff.email };
  const wishes = [
    "https://evil.example/",
    "http://localhost:4173.evil.example/",
    "http://localhost:4173@evil.example/",
    "x",
  ];
  for (const wish of wishes) {
    const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(wish)}`;
    await call(target, path, { method: "POST", body });
    expect(new URL(newestMail().link).searchParams.get("redirect_to")).toBe(site);
    await call(target, path, { method: "POST", body, headers: { referer: `${otherSite}/` } });
    expect(new URL(newestMail().link).searchParams.get("redirect_to")).toBe(`${otherSite}/`);
  }
  const link = newestMail().link.replace(/redirect_to=.*/, "redirect_to=https%3A%2F%2Fevil.example");
  expect((await follow(link)).origin).toBe(site);
});

test("an unknown address gets no mail, and the same answer to the letter", async () => {
  const { target } = await begin();
  const ask = (email: string) => call(target, "/auth/v1/recover", { method: "POST", body: { email } });
  const [unknown, known] = [await ask("nobody@example.test"), await ask(target.staff.email.toUpperCase())];
  expect(await unknown.text()).toBe(await known.text());
  expect(unknown.status).toBe(known.status);
  expect(target.local.backend.mails()).toMatchObject([{ to: target.staff.email, subject: "Reset your password" }]);
});

test("a mail's token hash signs in without its link, in any browser, once", async () => {
  const { target, recover, newestMail } = await begin();
  await recover();
  const token_hash = new URL(newestMail().link).searchParams.get("token") ?? "";
  const elsewhere = newClient(target);
  const { data, error } = await elsewhere.auth.verifyOtp({ token_hash, type: "recovery" });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(target.staff.email);
  const again = await newClient(target).auth.verifyOtp({ token_hash, type: "recovery" });
  expect(again.error).toMatchObject({ code: "otp_expired" });
});

test("a refresh token that is used again much later ends the whole session", async () => {
  const { target, client, clock } = await begin();
  await client.auth.signInWithPassword(target.staff);
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  await client.auth.refreshSession();
  await client.auth.refreshSession();
  clock.advance(11);
  const thief = await newClient(target).auth.refreshSession({ refresh_token: first });
  expect(thief.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  clock.advance(11);
  expect((await client.auth.refreshSession()).error).toMatchObject({ code: "refresh_token_already_used" });
});

test("two tabs that refresh at the same moment both stay signed in", async () => {
  const { target, client } = await begin();
  await client.auth.signInWithPassword(target.staff);
  const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const tabs = [newClient(target), newClient(target), newClient(target)];
  const results = await Promise.all(tabs.map((tab) => tab.auth.refreshSession({ refresh_token })));
  expect(results.map((result) => result.error)).toEqual([null, null, null]);
});

test("access tokens end when they are set to", async () => {
  const { target, client, clock } = await begin({ accessTokenSeconds: 600 });
  await client.auth.signInWithPassword(target.staff);
  clock.advance(601);
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const expired = await call(target, "/auth/v1/user", { headers: { authorization: `Bearer ${token}` } });
  expect(await expired.json()).toMatchObject({ code: "bad_jwt", message: expect.stringContaining("token is expired") });
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test("without a token there is no user", async () => {
  const { target } = await begin();
  const response = await call(target, "/auth/v1/user");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "no_authorization" });
});
