import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { awkwardPath } from "../../tests/support/awkward-path.ts";
import { canForward, isPublished, normalizePath } from "./site-path.ts";

describe("An address has one form:", () => {
  test.each([
    ["/pricing/", "/pricing"],
    ["/pricing.html", "/pricing"],
    ["/pricing.html/", "/pricing"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/blog/index.html", "/blog"],
    ["/blog/index/", "/blog"],
    ["//blog///fixture", "/blog/fixture"],
    ["/./blog/../pricing", "/pricing"],
    ["/pricing/..", "/"],
    ["/blog/..html", "/blog"],
    ["/blog/%2e%2e/%70ricing%2F", "/pricing"],
    ["//evil.example/", "/evil.example"],
    ["/", "/"],
    ["/pricing", "/pricing"],
    ["/indexes", "/indexes"],
    ["/assets/index-abc.js", "/assets/index-abc.js"],
    ["/data/index.json", "/data/index.json"],
    ["/index/.html/index.html/a/index/.html", "/index/.html/index.html/a"],
    [`/a${"/index/.html".repeat(5000)}`, "/a"],
    [`/a${"/index/.html".repeat(5000)}b`, `/a${"/index/.html".repeat(5000)}b`],
  ])("%s → %s", (path, normalized) => {
    expect(normalizePath(path)).toBe(normalized);
  });

  test.each([
    "",
    "pricing",
    "/..",
    "/a/../../b",
    "/%2e%2e",
    "/...html",
    "/\\evil.example",
    "/a%5cb",
    "/caf%C3%A9",
    "/a%20b",
    "/%",
    "/%zz",
  ])("%j is no address of this site", (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });
});

test.each([
  ["/old/caf%C3%A9", true],
  ["/old/a%2Fb/", true],
  ["/old//evil.example/%20", false],
  ["/old/\\evil.example", false],
  ["/old/%00", false],
  ["/old/%2e%2e/%2e%2e/%20", false],
])("A redirect may carry over %s: %s", (path, isAllowed) => {
  expect(canForward(path)).toBe(isAllowed);
});

test.each(["/_headers", "/_redirects", "/index.html.br", "/assets/a.js.br", "/.git/config", "/404"])(
  "%s has no address",
  (path) => {
    expect(isPublished(path)).toBe(false);
  },
);

test.each(["/.well-known/security.txt", "/index.html", "/404s", "/a.brr"])("%s has one", (path) => {
  expect(isPublished(path)).toBe(true);
});

describe("No path leads to another site:", () => {
  test("whatever is asked for", () => {
    fc.assert(
      fc.property(awkwardPath, (asked) => {
        expect(originOf(normalizePath(asked))).toBe(SITE);
      }),
      { numRuns: 500 },
    );
  });

  test("and the path that is named instead is one that stays", () => {
    fc.assert(
      fc.property(awkwardPath, (asked) => {
        const normalized = normalizePath(asked) ?? "/";
        expect(normalizePath(normalized)).toBe(normalized);
      }),
      { numRuns: 500 },
    );
  });
});

const SITE = "https://www.company.example";

/** @returns the site that a redirect leads a browser to */
function originOf(address = "/"): string {
  return new URL(address, `${SITE}/somewhere`).origin;
}
