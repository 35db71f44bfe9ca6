import { describe, expect, test } from "vitest";
import { readArrival } from "./arrival.ts";
import { withoutLink } from "./link-in-address.ts";

const at = (address: string) => new URL(address, "https://site.test");
const cleaned = (address: string, hasAsked = false) => withoutLink(at(address), hasAsked);

/** What is read from an address: nothing where nothing is taken off it. */
const linkAt = (address: string, hasAsked = false) =>
  cleaned(address, hasAsked) === undefined ? undefined : readArrival(at(address)).link;

const TOKENS = "access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer";
const CODE = "34e770dd-9ff9-416c-87fa-43b31d7ef225";

describe("A link that carries tokens", () => {
  test.each(["/", "/pricing?from=mail", "/no-such-page", "/auth/reset-password", "/auth/callback"])(
    "is read on %s",
    (page) => {
      for (const type of ["recovery", "magiclink"]) {
        expect(linkAt(`${page}#${TOKENS}&type=${type}`)).toEqual({
          kind: "tokens",
          access_token: "a.b.c",
          refresh_token: "r",
        });
      }
    },
  );

  test.each([
    ["another type", `${TOKENS}&type=signup`],
    ["an invitation", `${TOKENS}&type=invite`],
    ["no type", TOKENS],
    ["no refresh token", "access_token=a.b.c&type=recovery"],
    ["no access token", "refresh_token=r&type=recovery"],
    ["an empty token", "access_token=&refresh_token=r&type=recovery"],
  ])("signs nobody in with %s, and leaves the address all the same", (_what, hash) => {
    expect(linkAt(`/#${hash}`)).toEqual({ kind: "other" });
    expect(cleaned(`/?a=b#${hash}`)).toBe("/?a=b");
  });

  test.each([
    ["an anchor", "voice-agents"],
    ["a hash of nine characters", "type=r&x"],
    ["nothing", ""],
  ])("is none with %s, and the address stays", (_what, hash) => {
    expect(linkAt(`/#${hash}`)).toBeUndefined();
    expect(cleaned(`/#${hash}`)).toBeUndefined();
  });

  test("leaves an address without its hash", () => {
    expect(cleaned(`/pricing?code=mail#${TOKENS}&type=recovery`)).toBe("/pricing?code=mail");
  });
});

describe("A code", () => {
  test("is read on the callback page, with what to do next", () => {
    expect(readArrival(at("/auth/callback?code=x&type=recovery&next=%2Fabout"))).toEqual({
      link: { kind: "code", code: "x" },
      isRecovery: true,
      next: "/about",
    });
    expect(readArrival(at("/auth/callback?code=x"))).toMatchObject({ isRecovery: false, next: null });
  });

  test.each(["/", "/auth/calback", "/pricing"])("is read on %s by a browser that has asked for a link", (page) => {
    expect(linkAt(`${page}?code=${CODE}`, true)).toEqual({ kind: "code", code: CODE });
    expect(cleaned(`${page}?code=${CODE}&from=mail`, true)).toBe(`${page}?from=mail`);
    expect(linkAt(`${page}?code=summer`, true)).toBeUndefined();
  });

  test.each([`/?code=${CODE}`, "/auth/callback?code=", "/auth/callback"])(
    "is not read from %s by others",
    (address) => {
      expect(linkAt(address)).toBeUndefined();
      expect(cleaned(address)).toBeUndefined();
    },
  );

  test("is taken off the address, and nothing else is", () => {
    expect(cleaned("/auth/callback?code=x&type=recovery")).toBe("/auth/callback?type=recovery");
    expect(cleaned("/auth/callback?code=x")).toBe("/auth/callback");
    expect(cleaned("/auth/callback?code=x#top")).toBe("/auth/callback#top");
  });
});

describe("A token hash in the query", () => {
  test("is read on the callback page alone, and taken off", () => {
    const query = "?token_hash=pkce_abc&type=recovery";
    expect(linkAt(`/auth/callback${query}`)).toEqual({ kind: "token-hash", token_hash: "pkce_abc", type: "recovery" });
    expect(cleaned(`/auth/callback${query}`)).toBe("/auth/callback?type=recovery");
    expect(linkAt(`/pricing${query}`)).toBeUndefined();
  });

  test("of an invitation signs nobody in", () => {
    expect(linkAt("/auth/callback?token_hash=abc&type=invite")).toEqual({ kind: "other" });
  });
});

describe("The service's own error", () => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";

  test.each([
    `/#${error}`,
    `/auth/callback?${error}`,
    `/auth/callback?${error}#${error}`,
    `/auth/reset-password#${error}`,
    `/no-such-page?${error}#${error}`,
  ])("is read from %s, and taken off", (address) => {
    expect(linkAt(address)).toEqual({ kind: "error", message: "Email link is invalid", code: "otp_expired" });
    expect(cleaned(address)).toBe(at(address).pathname);
  });

  test("is read from the query first: the hash is escaped twice", () => {
    const query = "error_description=It%27s+100%25+over%3A+too+late";
    const hash = "error_description=It%2527s+100%2525+over%253A+too+late";
    expect(linkAt(`/auth/callback?${query}#${hash}`)).toMatchObject({ message: "It's 100% over: too late" });
    expect(linkAt(`/auth/callback#${hash}`)).toMatchObject({ message: "It's 100% over: too late" });
    expect(linkAt("/auth/callback#error_description=100%25+over")).toMatchObject({ message: "100% over" });
  });

  test.each([
    ["#error=access_denied&error_code=otp_expired", "otp_expired"],
    ["#error=server_error&error_description=++", "server_error"],
  ])("is the best that %s says", (hash, message) => {
    expect(linkAt(`/auth/callback${hash}`)).toMatchObject({ message });
  });

  test("in the query of other pages means something else", () => {
    expect(linkAt(`/pricing?${error}`)).toBeUndefined();
    expect(cleaned(`/pricing?${error}`)).toBeUndefined();
  });
});
