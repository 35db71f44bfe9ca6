import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policyOf = (...origins: string[]) =>
  securityHeaders({ "connect-src": origins })["content-security-policy"].split("; ");
const origins = ["https://abcdefgh.supabase.co", "https://assistant.example"];

test("Without configured services, pages talk to their own site only", () => {
  expect(policyOf()).toContain("connect-src 'self'");
});

test("With some, pages may connect to those only; the rest is the same", () => {
  const allowed = `connect-src 'self' ${origins.join(" ")}`;
  expect(policyOf(...origins)).toContain(allowed);
  expect(policyOf(...origins).map((line) => (line === allowed ? "connect-src 'self'" : line))).toEqual(policyOf());
});

test("Nothing inline runs, and no text becomes HTML", () => {
  const policy = policyOf(...origins);
  expect(policy.join()).not.toMatch(/unsafe|\*/);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
});

test("Browsers come back by https, take files for what they are said to be, and keep other sites out", () => {
  expect(securityHeaders()).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("Nothing on a page may ask for the camera, the microphone or the place", () => {
  const features = securityHeaders()["permissions-policy"].split(", ");
  expect(features).toEqual(expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()"]));
  expect(features.every((feature) => /^[a-z-]+=\(\)$/.test(feature))).toBe(true);
});
