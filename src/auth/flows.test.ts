import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import { followMail, SITE, startAuthTests } from "../../tests/support/auth-document.ts";

const { backend, storage, open, askForLink } = await startAuthTests();

const SESSION = "sb-127-auth-token";
const LIBRARY_VERIFIER = `${SESSION}-code-verifier`;

/** Requests a link with the client library and its own storage. */
async function askByLibrary(): Promise<string> {
  const options = { flowType: "pkce", storage, autoRefreshToken: false, detectSessionInUrl: false } as const;
  const { auth } = createClient(backend.url, backend.anonKey, { auth: options });
  await auth.resetPasswordForEmail(staff.email, { redirectTo: `${SITE}/auth/callback?type=recovery` });
  return followMail(backend);
}

/** Signs in with a link of the site. */
async function signIn() {
  const { flows } = await open(await askForLink());
  expect(await flows.signIn()).toEqual({ status: "signed-in", by: "code" });
  return flows;
}

describe("A code is exchanged", () => {
  test("with the verifier under the client library's own name, of which nothing is left then", async () => {
    const link = await askByLibrary();
    expect(storage.getItem(LIBRARY_VERIFIER)).not.toBeNull();
    const { flows, address } = await open(link);
    expect(await flows.signIn()).toEqual({ status: "signed-in", by: "code" });
    expect(address()).toBe("/auth/callback?type=recovery");
    expect(Object.keys(storage)).toEqual([SESSION]);
    expect(await flows.verifySession()).toMatchObject({ status: "session", email: staff.email });
  });

  test("on any page, where that is the only one", async () => {
    const link = (await askByLibrary()).replace("/auth/callback?type=recovery&", "/pricing?");
    const { flows, address } = await open(link.replace("/auth/callback", "/pricing"));
    expect(await flows.signIn()).toEqual({ status: "signed-in", by: "code" });
    expect(address()).not.toContain("code=");
  });

  test("with each verifier there is, until one fits", async () => {
    await askByLibrary();
    const verifier = storage.getItem(LIBRARY_VERIFIER) ?? "";
    const link = await followMail(backend).catch(() => "");
    expect(link, "the link of the request above is used up").toContain("otp_expired");
    backend.clock.advance(61);
    const newest = await askByLibrary();
    const own = storage.getItem(LIBRARY_VERIFIER) ?? "";
    storage.setItem(`${SESSION}-verifiers`, JSON.stringify([verifier]));
    storage.setItem(LIBRARY_VERIFIER, own);
    const { flows } = await open(newest);
    expect(await flows.signIn()).toEqual({ status: "signed-in", by: "code" });
  });

  test("without any verifier by asking the library, whose answer is shown", async () => {
    const link = await askForLink();
    storage.clear();
    const { flows } = await open(link);
    expect(await flows.signIn()).toMatchObject({
      status: "failed",
      next: "right-browser",
      message: expect.stringContaining("PKCE code verifier not found in storage"),
    });
  });
});

/** Refusals of the service in all its releases, and of its infrastructure. */
const REFUSALS = [
  [422, { msg: "Said in msg" }, "Said in msg"],
  [400, { error: "invalid_grant", error_description: "Said in error_description" }, "Said in error_description"],
  [400, { message: "Said in message" }, "Said in message"],
  [400, { code: 400, msg: "Said beside a number" }, "Said beside a number"],
  [404, { code: 404, error_code: "new_code", msg: "Said with a new code" }, "Said with a new code"],
  [418, { code: "unheard_of", message: "Said with an unknown code" }, "Said with an unknown code"],
] as const;

describe.each(REFUSALS)("%i %j is an answer, whose words are shown:", (status, body, words) => {
  const refuse = (path: string, method: string) =>
    backend.faults.add({ path: `/auth/v1${path}`, method, status, body, times: 10 });

  test("of an exchange", async () => {
    const link = await askForLink();
    refuse("/token?grant_type=pkce", "POST");
    const { flows } = await open(link);
    expect(await flows.signIn()).toEqual({ status: "failed", message: words, next: "new-link" });
  });

  test("of a token hash", async () => {
    refuse("/verify", "POST");
    const { flows } = await open("/auth/callback?token_hash=abc&type=recovery");
    expect(await flows.signIn()).toEqual({ status: "unpressed" });
    expect(await flows.redeem()).toEqual({ status: "failed", message: words, next: "new-link" });
  });

  test("of the question who is signed in, below the specified text", async () => {
    await signIn();
    refuse("/user", "GET");
    const { flows } = await open("/auth/reset-password");
    const expected = { status: "no-session", own: "noSession", reason: words, next: "new-link" };
    expect(await flows.verifySession()).toEqual(expected);
    expect(storage.getItem(SESSION)).toBeNull();
  });

  test("of a refresh, which ends the session (specified)", async () => {
    await signIn();
    const session = JSON.parse(storage.getItem(SESSION) ?? "{}");
    storage.setItem(SESSION, JSON.stringify({ ...session, expires_at: 1 }));
    refuse("/token?grant_type=refresh_token", "POST");
    const { flows } = await open("/auth/reset-password");
    const expected = { status: "no-session", own: "noSession", next: "new-link" };
    expect(await flows.verifySession()).toMatchObject(expected);
    expect(storage.getItem(SESSION)).toBeNull();
  });

  test("of a new password", async () => {
    const flows = await signIn();
    refuse("/user", "PUT");
    const expected = { message: words, isUnclear: false, next: undefined };
    expect(await flows.updatePassword("a-good-new-password")).toEqual(expected);
  });

  test("of a request for a link", async () => {
    const { flows } = await open("/auth/reset-password");
    refuse("/recover", "POST");
    expect(await flows.requestLink(staff.email)).toEqual({ status: "failed", message: words });
  });
});

test("A 401 or 403 without a code ends the session: the words are shown, and a new link helps", async () => {
  const flows = await signIn();
  backend.faults.add({ path: "/auth/v1/user", method: "PUT", status: 401, body: { code: 401, msg: "invalid JWT" } });
  const expected = { message: "invalid JWT", isUnclear: false, next: "new-link" };
  expect(await flows.updatePassword("a-good-new-password")).toEqual(expected);
  expect(storage.getItem(SESSION)).toBeNull();
});

/** Answers of proxies and networks. */
const SILENCES = [
  { status: 403, body: "<html>Please sign in to the hotel's network</html>" },
  { status: 401, body: "" },
  { status: 408, body: "{}" },
  { status: 429, body: JSON.stringify({ message: "API rate limit exceeded" }) },
  { status: 502, body: JSON.stringify({ message: "An invalid response was received from the upstream server" }) },
  { status: 200, body: "<html>Welcome</html>" },
  { status: 200, body: "{}" },
] as const;

describe.each(SILENCES)("$status $body is none:", ({ status, body }) => {
  const silence = (path: string, times = 1) =>
    backend.faults.add({ path: `/auth/v1${path}`, status, text: body, times });

  test("the code stays good, and is tried again", async () => {
    const link = await askForLink();
    silence("/token?grant_type=pkce");
    const { flows } = await open(link);
    expect(await flows.signIn()).toEqual({ status: "signed-in", by: "code" });
    expect(backend.faults.left()).toBe(0);
  });

  test("an expired session stays, and its refresh is tried again", async () => {
    await signIn();
    const session = JSON.parse(storage.getItem(SESSION) ?? "{}");
    storage.setItem(SESSION, JSON.stringify({ ...session, expires_at: 1 }));
    silence("/token?grant_type=refresh_token");
    const { flows } = await open("/auth/reset-password");
    const said: string[] = [];
    flows.subscribeToConnection((connection) => said.push(connection));
    const verified = flows.verifySession();
    await expect.poll(backend.faults.left).toBe(0);
    expect(storage.getItem(SESSION)).not.toBeNull();
    await Promise.race([verified, expect.poll(() => said).toContain("silent")]);
    expect(storage.getItem(SESSION)).not.toBeNull();
  });

  test("nothing is said to be set that may not be", async () => {
    const flows = await signIn();
    silence("/user", 1);
    expect(await flows.updatePassword("a-good-new-password")).toMatchObject({ own: "update", next: undefined });
  });
});

test.each([
  [200, '{"error":"blocked"}'],
  [200, "null"],
  [200, "[]"],
  [201, "[]"],
  [201, "{}"],
  [202, '{"status":"queued"}'],
] as const)("An answer %i %s promises no mail", async (status, text) => {
  const { flows } = await open("/auth/reset-password");
  backend.faults.add({ path: "/auth/v1/recover", method: "POST", status, text, times: 10 });
  expect(await flows.requestLink(staff.email)).toEqual({ status: "failed", message: undefined });
});

describe.each(["access_token=a.b.c&type=recovery", "access_token=a.b.c&refresh_token=r&type=invite"])(
  "A link with #%s is not followed,",
  (hash) => {
    test("and leaves the address; without a session a new link helps", async () => {
      const { flows, address } = await open(`/auth/reset-password#${hash}`);
      expect(address()).toBe("/auth/reset-password");
      expect(await flows.signIn()).toEqual({ status: "other-link" });
      const expected = { status: "no-session", own: "noSession", next: "own-link" };
      expect(await flows.verifySession()).toEqual(expected);
    });

    test("and takes no session from those who have one", async () => {
      await signIn();
      const { flows } = await open(`/auth/reset-password#${hash}`);
      const expected = { status: "session", email: staff.email, isOtherLink: true, linkError: undefined };
      expect(await flows.verifySession()).toMatchObject(expected);
      expect(storage.getItem(SESSION)).not.toBeNull();
    });
  },
);
