import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policyOf = (origin?: string) => securityHeaders(origin)["content-security-policy"].split("; ");

test("Without a backend, pages talk to their own site only", () => {
  expect(policyOf()).toContain("connect-src 'self'");
});

test("With one, they may talk to it and to nobody else; all else is the same", () => {
  const origin = "https://abcdefgh.supabase.co";
  expect(policyOf(origin)).toContain(`connect-src 'self' ${origin}`);
  expect(policyOf(origin).map((line) => line.replace(` ${origin}`, ""))).toEqual(policyOf());
});

test("Nothing inline runs, and no text becomes HTML", () => {
  const policy = policyOf("https://abcdefgh.supabase.co");
  expect(policy.join()).not.toMatch(/unsafe|\*/);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
});
