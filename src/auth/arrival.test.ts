import { describe, expect, test } from "vitest";
import { cleanAddress, readArrival } from "./arrival.ts";

const at = (address: string) => new URL(address, "https://site.test");
const TOKENS = "access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer";

describe("A link that carries tokens", () => {
  test.each(["/", "/pricing?from=mail", "/auth/reset-password", "/auth/callback"])("is read on %s", (page) => {
    for (const type of ["recovery", "magiclink"]) {
      expect(readArrival(at(`${page}#${TOKENS}&type=${type}`)).tokens).toEqual({
        access_token: "a.b.c",
        refresh_token: "r",
      });
    }
  });

  test.each([
    ["another type", `${TOKENS}&type=signup`],
    ["no type", TOKENS],
    ["no refresh token", "access_token=a.b.c&type=recovery"],
    ["no access token", "refresh_token=r&type=recovery"],
    ["an empty token", "access_token=&refresh_token=r&type=recovery"],
    ["an anchor", "voice-agents"],
    ["a hash of nine characters", "type=r&x"],
    ["nothing", ""],
  ])("is none with %s, and the address stays", (_what, hash) => {
    expect(readArrival(at(`/#${hash}`)).tokens).toBeUndefined();
    expect(cleanAddress(at(`/#${hash}`))).toBeUndefined();
  });

  test("leaves an address without its hash", () => {
    expect(cleanAddress(at(`/pricing?from=mail#${TOKENS}&type=recovery`))).toBe("/pricing?from=mail");
  });
});

describe("A code", () => {
  test("is read on the callback page, with what to do next", () => {
    expect(readArrival(at("/auth/callback?code=x&type=recovery&next=%2Fabout"))).toMatchObject({
      code: "x",
      isRecovery: true,
      next: "/about",
    });
    expect(readArrival(at("/auth/callback?code=x"))).toMatchObject({ isRecovery: false, next: null });
  });

  test.each(["/?code=x", "/auth/reset-password?code=x", "/auth/callback?code=", "/auth/callback"])(
    "is not read from %s",
    (address) => {
      expect(readArrival(at(address)).code).toBeUndefined();
      expect(cleanAddress(at(address))).toBeUndefined();
    },
  );

  test("is taken off the address, and nothing else is", () => {
    expect(cleanAddress(at("/auth/callback?code=x&type=recovery"))).toBe("/auth/callback?type=recovery");
    expect(cleanAddress(at("/auth/callback?code=x"))).toBe("/auth/callback");
    expect(cleanAddress(at("/auth/callback?code=x#top"))).toBe("/auth/callback#top");
  });
});

describe("The service's own error", () => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";

  test.each([
    `/#${error}`,
    `/auth/callback?${error}`,
    `/auth/callback?${error}#${error}`,
    `/auth/reset-password#${error}`,
  ])("is read from %s", (address) => {
    expect(readArrival(at(address)).serviceError).toBe("Email link is invalid");
  });

  test.each([
    ["#error=access_denied&error_code=otp_expired", "otp_expired"],
    ["#error=server_error&error_description=++", "server_error"],
  ])("is the best that %s says", (hash, message) => {
    expect(readArrival(at(`/auth/callback${hash}`)).serviceError).toBe(message);
  });

  test("in the query of other pages means something else", () => {
    expect(readArrival(at(`/pricing?${error}`)).serviceError).toBeUndefined();
  });
});
