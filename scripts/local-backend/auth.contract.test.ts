import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { call, contractTarget, follow, newClient } from "../../tests/support/contract-target.ts";

// These run against the stand-in, or against a hosted project (CONTRACT_URL and CONTRACT_ANON_KEY): docs/backend.md.
const target = await contractTarget({ secondsBetweenMails: 60 });
const { staff, serviceKey, site, newestLink } = target;
afterAll(target.close);

const originalPassword = staff?.password;

async function signedInClient() {
  const client = newClient(target);
  const { error } = await client.auth.signInWithPassword({
    email: staff?.email ?? "",
    password: staff?.password ?? "",
  });
  expect(error).toBeNull();
  return client;
}

test("an unknown address gets the same answer as a known one would", async () => {
  const email = "nobody-knows-this-address@example.com";
  const { data, error } = await newClient(target).auth.resetPasswordForEmail(email, { redirectTo: site });
  expect({ data, error }).toEqual({ data: {}, error: null });
});

test("a malformed address is refused", async () => {
  const { error } = await newClient(target).auth.resetPasswordForEmail("no address");
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("an address with letters outside ASCII is refused", async () => {
  const { error } = await newClient(target).auth.resetPasswordForEmail("jürgen@example.com");
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("a wrong method is refused", async () => {
  expect((await call(target, "/auth/v1/recover")).status).toBe(405);
  expect((await call(target, "/auth/v1/token?grant_type=pkce", { method: "PUT", body: {} })).status).toBe(405);
});

test("an unknown code is refused", async () => {
  const body = { auth_code: "00000000-0000-4000-8000-000000000000", code_verifier: "x".repeat(64) };
  const response = await call(target, "/auth/v1/token?grant_type=pkce", { method: "POST", body });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "flow_state_not_found" });
});

test("a code without verifier is refused", async () => {
  const body = { auth_code: "00000000-0000-4000-8000-000000000000", code_verifier: "" };
  const response = await call(target, "/auth/v1/token?grant_type=pkce", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "validation_failed" });
});

test("a code challenge without method is refused", async () => {
  const body = { email: "nobody@example.com", code_challenge: "x".repeat(43) };
  const response = await call(target, "/auth/v1/recover", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "validation_failed" });
});

test("errors have the current shape, and browsers may read the version", async () => {
  const path = "/auth/v1/token?grant_type=refresh_token";
  const body = { refresh_token: "abcdefghijkl" };
  const origin = { origin: site };
  const current = await call(target, path, { method: "POST", body, headers: origin });
  expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(current.headers.get("access-control-expose-headers")?.toLowerCase()).toContain("x-supabase-api-version");
  expect(await current.json()).toMatchObject({ code: "refresh_token_not_found", message: expect.any(String) });
});

test("browsers may send what the client library sends", async () => {
  const asked = "apikey,authorization,content-type,x-client-info,x-supabase-api-version";
  const headers = { origin: site, "access-control-request-method": "POST", "access-control-request-headers": asked };
  const response = await call(target, "/auth/v1/token?grant_type=pkce", { method: "OPTIONS", headers });
  expect(response.ok).toBe(true);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const allowed = response.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
  for (const name of asked.split(",")) expect(allowed === "*" || allowed.includes(name)).toBe(true);
});

test("an unknown refresh token is refused", async () => {
  const { error } = await newClient(target).auth.refreshSession({ refresh_token: "abcdefghijkl" });
  expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
});

test("a garbage access token is refused", async () => {
  const { data, error } = await newClient(target).auth.getUser("not.a.token");
  expect(data.user).toBeNull();
  expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
});

test("without a key nothing answers", async () => {
  const response = await call(target, "/auth/v1/user", { headers: { apikey: "" } });
  expect(response.status).toBe(401);
});

test("a garbage link leads to the site with the error in the hash", async () => {
  const link = `${target.url}/auth/v1/verify?token=garbage&type=recovery&redirect_to=${encodeURIComponent(`${site}/x`)}`;
  const address = await follow(link);
  expect(address.origin).toBe(site);
  const hash = new URLSearchParams(address.hash.slice(1));
  expect(hash.get("error")).toBe("access_denied");
  expect(hash.get("error_code")).toBe("otp_expired");
  expect(hash.get("error_description")).toBe("Email link is invalid or has expired");
});

test("a garbage link of another type is as good as an expired one", async () => {
  for (const type of ["signup", "invite"]) {
    const address = await follow(`${target.url}/auth/v1/verify?token=garbage&type=${type}&redirect_to=${site}`);
    expect(new URLSearchParams(address.hash.slice(1)).get("error_code")).toBe("otp_expired");
  }
});

test("a garbage link of the PKCE flow says so in query and hash,", async () => {
  const link = `${target.url}/auth/v1/verify?token=pkce_garbage&type=recovery&redirect_to=${encodeURIComponent(site)}`;
  const address = await follow(link);
  expect(address.searchParams.get("error_code")).toBe("otp_expired");
  expect(address.hash).toContain("error_code=otp_expired");
});

test("a garbage token hash is refused", async () => {
  const { error } = await newClient(target).auth.verifyOtp({ token_hash: "garbage", type: "recovery" });
  expect(error).toMatchObject({ status: 403, code: "otp_expired" });
});

// One test for the whole flow, since a hosted service mails an account one link a minute.
test.skipIf(!staff)("a link asked for twice signs in once: the refused request does not spoil it", async ({ skip }) => {
  if (!newestLink) return skip("No mailbox can be read: CONTRACT_MAILPIT is not set.");
  const email = staff?.email ?? "";
  const redirectTo = `${site}/auth/callback?type=recovery`;
  const first = newClient(target);
  expect(await first.auth.resetPasswordForEmail(email, { redirectTo })).toEqual({ data: {}, error: null });
  const link = await newestLink();

  // The service stores a request before it refuses it, and hands out the code of the newest: that one's code verifier is needed.
  const code_verifier = "v".repeat(64);
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const second = { email, code_challenge, code_challenge_method: "s256" };
  const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`;
  const refused = await call(target, path, { method: "POST", body: second });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "over_email_send_rate_limit" });
  expect(await newestLink()).toBe(link);

  const address = await follow(link);
  expect(address.origin + address.pathname).toBe(`${site}/auth/callback`);
  expect([...address.searchParams.keys()].sort()).toEqual(["code", "type"]);
  expect(address.hash).toBe("");
  const auth_code = address.searchParams.get("code") ?? "";
  const other = await first.auth.exchangeCodeForSession(auth_code);
  expect(other.error).toMatchObject({ status: 400, code: "bad_code_verifier" });
  const body = { auth_code, code_verifier };
  const exchange = () => call(target, "/auth/v1/token?grant_type=pkce", { method: "POST", body });
  expect(await (await exchange()).json()).toMatchObject({ access_token: expect.any(String), user: { email } });
  const again = await exchange();
  expect(again.status).toBe(404);
  expect(await again.json()).toMatchObject({ code: "flow_state_not_found" });

  // A link that was used says so in the query and in the hash.
  const used = await follow(link);
  expect(used.searchParams.get("type")).toBe("recovery");
  for (const values of [used.searchParams, new URLSearchParams(used.hash.slice(1))]) {
    expect(values.get("error")).toBe("access_denied");
    expect(values.get("error_code")).toBe("otp_expired");
    expect(values.get("error_description")).toBe("Email link is invalid or has expired");
  }
});

test.skipIf(!staff)("a wrong password is refused", async () => {
  const credentials = { email: staff?.email ?? "", password: "certainly not this one" };
  const { error } = await newClient(target).auth.signInWithPassword(credentials);
  expect(error).toMatchObject({ status: 400, code: "invalid_credentials" });
});

test.skipIf(!staff)("a session has all that the client library keeps", async () => {
  const client = await signedInClient();
  const { data } = await client.auth.getSession();
  expect(data.session).toMatchObject({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: "bearer",
    expires_in: expect.any(Number),
    expires_at: expect.any(Number),
    refresh_token: expect.any(String),
    user: { aud: "authenticated", role: "authenticated", email: staff?.email },
  });
  const user = await client.auth.getUser();
  expect(user.data.user?.id).toBe(data.session?.user.id);
});

test.skipIf(!staff)("a refresh changes the token, and an answer that got lost can be asked for again", async () => {
  const client = await signedInClient();
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const second = (await client.auth.refreshSession()).data.session?.refresh_token ?? "";
  expect(second).not.toBe(first);
  const again = await newClient(target).auth.refreshSession({ refresh_token: first });
  expect(again.error).toBeNull();
  expect(again.data.session?.refresh_token).toBe(second);
});

test.skipIf(!staff)("passwords that the service refuses are refused in its words", async () => {
  const client = await signedInClient();
  const same = await client.auth.updateUser({ password: staff?.password ?? "" });
  expect(same.error).toMatchObject({ status: 422, code: "same_password" });
  expect(same.error?.message).toBe("New password should be different from the old password.");
  const weak = await client.auth.updateUser({ password: "12345" });
  expect(weak.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
  const long = await client.auth.updateUser({ password: "é".repeat(37) });
  expect(long.error).toMatchObject({ status: 400, code: "validation_failed" });
});

test.skipIf(!staff)("a new password works, the old one does not, and all other sessions end", async () => {
  if (!staff) return;
  const [client, other] = [await signedInClient(), await signedInClient()];
  const password = `new-${crypto.randomUUID()}`;
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  try {
    const old = await newClient(target).auth.signInWithPassword(staff);
    expect(old.error).toMatchObject({ code: "invalid_credentials" });
    expect((await newClient(target).auth.signInWithPassword({ email: staff.email, password })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.message).toBe("Auth session missing!");
    const refreshed = await other.auth.refreshSession();
    expect(refreshed.error).not.toBeNull();
  } finally {
    await client.auth.updateUser({ password: originalPassword ?? "" });
  }
});

test.skipIf(!staff)("a weak password is refused without the header that names other failures", async () => {
  const client = await signedInClient();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const headers = { authorization: `Bearer ${token}` };
  const weak = await call(target, "/auth/v1/user", { method: "PUT", body: { password: "12345" }, headers });
  expect([weak.status, weak.headers.get("x-sb-error-code")]).toEqual([422, null]);
});

test.skipIf(!staff)("signing out ends the session at the service, and a second time is no failure", async () => {
  const client = await signedInClient();
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
  const response = await call(target, "/auth/v1/user", { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "session_not_found" });
  expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
});

/** A link as the hosted dashboard makes it. */
async function adminLink(redirectTo: string): Promise<string> {
  const admin = newClient(target, "implicit", serviceKey).auth.admin;
  const made = await admin.generateLink({ type: "recovery", email: staff?.email ?? "", options: { redirectTo } });
  expect(made.error).toBeNull();
  return made.data.properties?.action_link ?? "";
}

test.skipIf(!staff || !serviceKey)(
  "a link made in the dashboard brings tokens in the hash, and works once",
  async () => {
    const link = await adminLink(`${site}/contact`);
    const address = await follow(link);
    expect(`${address.origin}${address.pathname}${address.search}`).toBe(`${site}/contact`);
    const hash = new URLSearchParams(address.hash.slice(1));
    expect(hash.get("type")).toBe("recovery");
    const tokens = { access_token: hash.get("access_token") ?? "", refresh_token: hash.get("refresh_token") ?? "" };
    const client = newClient(target);
    expect((await client.auth.setSession(tokens)).data.user?.email).toBe(staff?.email);
    const second = new URLSearchParams((await follow(link)).hash.slice(1));
    expect(second.get("error_code")).toBe("otp_expired");
  },
);

test.skipIf(!staff || !serviceKey)("a link never leads to an address that is not allowed", async () => {
  const address = await follow(await adminLink("https://evil.example/steal"));
  expect(address.hostname).not.toBe("evil.example");
});
