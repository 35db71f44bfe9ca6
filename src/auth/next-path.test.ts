import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../../tests/fixtures/next-vectors.json" with { type: "json" };
import { safeNextPath } from "./next-path.ts";

const ORIGIN = "http://127.0.0.1:5173";

/** Parts of addresses, and tricks to make them lead elsewhere. */
const pieces = [
  ..."/\\.:@?#%;&=\t\r\n\0 a",
  ..."\u00a0\u202e\u2044\uff0f\u3002\ufeff",
  "..",
  "%2e",
  "%2f",
  "%5C",
  "%00",
  "//",
  "evil.com",
  "https:",
  "javascript:",
  "/auth/callback",
  "about",
];
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
);

test.each(vectors)("$next leads to $expected", ({ next, expected }) => {
  expect(safeNextPath(next)).toBe(expected);
});

test.each([
  "/auth/callback?next=/auth/callback",
  "/auth/callback#x",
  "/auth/%63allback",
  "/x/../auth/callback",
  "/%",
  "/%zz",
])("%s would go in circles, or nowhere, so it leads home", (next) => {
  expect(safeNextPath(next)).toBe("/");
});

test("Nothing leaves this origin, whatever it is", () => {
  fc.assert(
    fc.property(anything, (next) => {
      const path = safeNextPath(next);
      expect(path).toMatch(/^\/(?![/\\])[!-~]*$/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(path, `${ORIGIN}/auth/callback?next=x`).href).toBe(ORIGIN + path);
    }),
    { numRuns: 5000 },
  );
});

test("A safe path is unchanged", () => {
  fc.assert(
    fc.property(anything, (next) => {
      const path = safeNextPath(next);
      expect(safeNextPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});

test("Ordinary paths of this site are followed", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      fc.pre(/^\/[a-z0-9_-]/i.test(path) && !/%|\/\.|\/\/|^\/auth/i.test(path));
      const next = query ? `${path}?${query}` : path;
      expect(safeNextPath(next)).toBe(new URL(next, ORIGIN).href.slice(ORIGIN.length));
    }),
  );
});
