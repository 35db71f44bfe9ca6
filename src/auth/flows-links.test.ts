import { describe, expect, test, vi } from "vitest";
import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import { followMail, SITE, startAuthTests } from "../../tests/support/auth-document.ts";
import { follow } from "../../tests/support/contract-target.ts";
import { acceptsPassword, dashboardLink } from "../../tests/support/dashboard-link.ts";
import { CODE, secondFactor } from "../../tests/support/second-factor.ts";

const { backend, storage, open, askForLink } = await startAuthTests();
const fail = backend.faults.add;

const SESSION = "sb-127-auth-token";
const EXPIRED = "Email link is invalid or has expired";
const byCode = { status: "signed-in", by: "code" };
const GOOD = "a-good-new-password";

/** Follows a dashboard link at the service. @returns the final address, with tokens */
async function tokensLink(page = "/auth/reset-password"): Promise<string> {
  const { pathname, search, hash } = await follow(await dashboardLink(backend, SITE + page));
  return pathname + search + hash;
}

async function signIn() {
  const { flows } = await open(await tokensLink());
  expect(await flows.signIn()).toEqual({ status: "signed-in", by: "tokens" });
  return flows;
}

/** Stores an expired session that the service doesn't know. */
function keepDeadSession(): void {
  const refresh_token = "unknown-to-the-service";
  const dead = { access_token: "a.b.c", user: { id: "x" }, refresh_token, token_type: "bearer", expires_at: 1 };
  storage.setItem(SESSION, JSON.stringify({ ...dead, expires_in: 3600 }));
}

describe("A dead session in the browser doesn't get in the way of a fresh link", () => {
  test("with a code", async () => {
    const link = await askForLink();
    keepDeadSession();
    const { flows } = await open(link);
    expect(await flows.signIn()).toEqual(byCode);
    expect(await flows.verifySession()).toMatchObject({ status: "session", email: staff.email });
  });

  test("with tokens, of either type", async () => {
    for (const type of ["recovery", "magiclink"]) {
      keepDeadSession();
      const { flows } = await open((await tokensLink("/")).replace("type=recovery", `type=${type}`));
      expect(await flows.signIn()).toEqual({ status: "signed-in", by: "tokens" });
      expect(await flows.verifySession()).toMatchObject({ status: "session", email: staff.email });
    }
  });
});

describe("Tokens that are garbage", () => {
  const hashWith = (token: string) => `#access_token=${token}&refresh_token=r-garbage&type=recovery`;
  const claims = (payload: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(payload).toString("base64url")}.c2ln`;

  test.each([
    ["no JWT", "garbage"],
    ["a JWT without JSON", claims("no JSON")],
    ["a JWT without a session", claims('{"sub":"x","exp":4102444800}')],
  ])("can't sign in, which only the console is told: %s", async (_what, token) => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    const { flows } = await open(`/auth/reset-password${hashWith(token)}`);
    expect(await flows.signIn()).toEqual({ status: "none" });
    expect(told).toHaveBeenCalledWith("The sign-in link did not work.", expect.anything());
    const expected = { status: "no-session", own: "noSession", next: "new-link" };
    expect(await flows.verifySession()).toMatchObject(expected);
    told.mockRestore();
  });

  test("leave a session alone", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    await signIn();
    const session = storage.getItem(SESSION);
    const { flows } = await open(`/about${hashWith("garbage")}`);
    await flows.signIn();
    expect(storage.getItem(SESSION)).toBe(session);
    told.mockRestore();
  });
});

describe("A code", () => {
  test("whose exchange was done but not heard of is spent, and a new link helps", async () => {
    const link = await askForLink();
    fail({ path: "/auth/v1/token", cutAfter: true });
    const { flows } = await open(link);
    const message = "invalid flow state, no valid flow state found";
    expect(await flows.signIn()).toEqual({ status: "failed", message, next: "new-link" });
  });

  test("of more than five minutes ago has expired", async () => {
    const { flows: asking } = await open("/auth/reset-password");
    await asking.requestLink(staff.email);
    backend.clock.advance(301);
    const { flows } = await open(await followMail(backend));
    const message = "invalid flow state, flow state has expired";
    expect(await flows.signIn()).toEqual({ status: "failed", message, next: "new-link" });
  });

  test("that is garbage spends no link that is waiting, of which nothing is left in the end", async () => {
    const link = await askForLink();
    const garbage = await open("/auth/callback?code=garbage");
    expect(await garbage.flows.signIn()).toMatchObject({ status: "failed" });
    const { flows } = await open(link);
    expect(await flows.signIn()).toEqual(byCode);
    expect(Object.keys(storage)).toEqual([SESSION]);
  });

  test("of a barred account says whom to ring", async () => {
    const link = await askForLink();
    fail({ path: "/auth/v1/token", error: "user_banned" });
    const { flows } = await open(link);
    expect(await flows.signIn()).toEqual({ status: "failed", message: "User is banned", next: "ring" });
  });
});

describe("A link that was asked for", () => {
  test("works though another was asked for within the minute, and refused: its code is of the later request", async () => {
    const { flows: asking } = await open("/auth/reset-password");
    for (const _request of [1, 2]) expect(await asking.requestLink(staff.email)).toEqual({ status: "sent" });
    const { flows } = await open(await followMail(backend));
    expect(await flows.signIn()).toEqual(byCode);
  });

  test("works though a second request got lost on its way", async () => {
    const { flows: asking } = await open("/auth/reset-password");
    await asking.requestLink(staff.email);
    fail({ path: "/auth/v1/recover", cutBefore: true, times: 5 });
    expect(await asking.requestLink(staff.email)).toEqual({ status: "failed", message: undefined });
    const { flows } = await open(await followMail(backend));
    expect(await flows.signIn()).toEqual(byCode);
  });

  test.each([
    [{ error: "over_email_send_rate_limit" }, { status: "sent" }],
    [{ error: "over_request_rate_limit" }, { status: "too-many" }],
    [
      { status: 502, body: { message: "An invalid response was received" } },
      { status: "failed", message: undefined },
    ],
    [
      { status: 500, body: {} },
      { status: "failed", message: undefined },
    ],
  ] as const)("is not sent after %j", async (fault, outcome) => {
    fail({ path: "/auth/v1/recover", ...fault });
    const { flows } = await open("/auth/reset-password");
    expect(await flows.requestLink(staff.email)).toEqual(outcome);
  });

  test("goes to no address with letters outside ASCII, in the service's words", async () => {
    const { flows } = await open("/auth/reset-password");
    const message = "Unable to validate email address: invalid format";
    expect(await flows.requestLink("jürgen@example.test")).toEqual({ status: "failed", message });
  });
});

describe("A token hash", () => {
  async function openHash() {
    const { flows: asking } = await open("/auth/reset-password");
    await asking.requestLink(staff.email);
    const token = new URL(backend.mails()[0]?.link ?? "").searchParams.get("token");
    return open(`/auth/callback?token_hash=${token}&type=recovery`);
  }

  test("that is too old says so, and a new link helps", async () => {
    const { flows } = await openHash();
    backend.clock.advance(3601);
    expect(await flows.redeem()).toEqual({ status: "failed", message: EXPIRED, next: "new-link" });
  });

  test("stays good while the service is silent", async () => {
    const { flows } = await openHash();
    fail({ path: "/auth/v1/verify", status: 503, body: {} });
    expect(await flows.redeem()).toEqual({ status: "signed-in", by: "token-hash" });
  });
});

test("Tokens stay good while the service is silent", async () => {
  const link = await tokensLink("/pricing");
  fail({ path: "/auth/v1/user", status: 403, text: "<p>Please sign in</p>" });
  const { flows } = await open(link);
  expect(await flows.signIn()).toEqual({ status: "signed-in", by: "tokens" });
  expect(backend.faults.left()).toBe(0);
});

describe("A session", () => {
  test("that was ended elsewhere is none, and is removed", async () => {
    await signIn();
    const { access_token } = JSON.parse(storage.getItem(SESSION) ?? "{}");
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${access_token}` };
    await fetch(`${backend.url}/auth/v1/logout?scope=global`, { method: "POST", headers });
    const { flows } = await open("/auth/reset-password");
    const expected = { status: "no-session", own: "noSession", next: "new-link" };
    expect(await flows.verifySession()).toMatchObject(expected);
    expect(storage.getItem(SESSION)).toBeNull();
  });

  test("of a barred account says whom to ring, and is removed", async () => {
    await signIn();
    fail({ path: "/auth/v1/user", error: "user_banned" });
    const { flows } = await open("/auth/reset-password");
    expect(await flows.verifySession()).toEqual({ status: "no-session", message: "User is banned", next: "ring" });
    expect(storage.getItem(SESSION)).toBeNull();
  });

  test.each(["session_not_found", "reauthentication_needed"] as const)(
    "that is not good enough for a password (%s) ends, and a new link helps",
    async (error) => {
      const flows = await signIn();
      fail({ path: "/auth/v1/user", method: "PUT", error });
      expect(await flows.updatePassword(GOOD)).toMatchObject({ next: "new-link", isUnclear: false });
      expect(storage.getItem(SESSION)).toBeNull();
    },
  );
});

test.each([
  ["before", { cutBefore: true, times: 5 }, false],
  ["after", { cutAfter: true }, true],
] as const)(
  "Whether a password is set is unclear where the connection broke %s it was",
  async (_when, fault, isSet) => {
    const flows = await signIn();
    fail({ path: "/auth/v1/user", method: "PUT", ...fault });
    const password = `${GOOD}-${isSet}`;
    expect(await flows.updatePassword(password)).toEqual({ own: "update", isUnclear: true, next: undefined });
    expect(await acceptsPassword(backend, password)).toBe(isSet);
  },
);

describe("A second factor", () => {
  async function signInWithFactor() {
    for (const answer of secondFactor) fail(answer);
    const flows = await signIn();
    expect(await flows.verifySession()).toMatchObject({ status: "session", needsFactor: true });
    return flows;
  }

  test("is proved by the code of the app, and not asked for again", async () => {
    const flows = await signInWithFactor();
    expect(await flows.verifyFactor("000000")).toEqual({ status: "wrong" });
    expect(await flows.verifyFactor(CODE)).toBeUndefined();
    const { flows: reloaded } = await open("/auth/reset-password");
    expect(await reloaded.verifySession()).toMatchObject({ status: "session", needsFactor: false });
  });

  test("comes first where it was added meanwhile", async () => {
    const flows = await signIn();
    fail({ path: "/auth/v1/user", method: "PUT", error: "insufficient_aal" });
    expect(await flows.updatePassword(GOOD)).toMatchObject({ next: "second-factor" });
  });

  test("can be tried again when the service is busy", async () => {
    const flows = await signInWithFactor();
    backend.faults.clear();
    fail({ path: "/auth/v1/user", error: "over_request_rate_limit" });
    expect(await flows.verifyFactor(CODE)).toEqual({ status: "later" });
  });

  test("helps no session that is over: a new link does", async () => {
    const flows = await signInWithFactor();
    backend.faults.clear();
    fail({ path: "/auth/v1/user", error: "session_not_found" });
    expect(await flows.verifyFactor(CODE)).toMatchObject({ status: "refused", next: "new-link" });
    expect(storage.getItem(SESSION)).toBeNull();
  });

  test("can't be proved by an app that is gone: a telephone call helps", async () => {
    const flows = await signIn();
    expect(await flows.verifyFactor(CODE)).toEqual({ status: "refused", own: "update", next: "ring" });
  });
});
