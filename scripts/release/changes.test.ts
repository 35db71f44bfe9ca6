import { expect, test } from "vitest";
import type { Redirect } from "../../schemas/redirects.ts";
import { findChanges, formatChanges, missingRedirects } from "./changes.ts";

const before = { "/": "1", "/about": "2", "/old": "3", "/help/a": "4", "/gone": "5" };
const after = { "/": "1", "/about": "2b", "/new": "6" };
const redirects: readonly Redirect[] = [
  { from: "/old", to: "/new?from=old#top", permanent: true },
  { from: "/help/*", to: "https://help.company.example/*", permanent: true },
];

test("A release adds, changes and removes pages, and says where visitors of removed ones are sent", () => {
  const changes = findChanges(before, after, redirects);
  expect(formatChanges(changes, "release/2026-11-20-0915")).toBe(`Compared with release/2026-11-20-0915:
  Added (1)
    /new
  Changed (1)
    /about
  Removed (3)
    /old → /new?from=old#top
    /help/a → https://help.company.example/a
    /gone → nowhere`);
});

test("A page that is removed without a redirect, or with one that leads nowhere, blocks a release", () => {
  expect(missingRedirects(findChanges(before, after, redirects))).toEqual([
    "/gone is gone, and no redirect in content/redirects.json leads from it to a page.",
  ]);
  const intoNothing: readonly Redirect[] = [...redirects, { from: "/gone", to: "/old", permanent: true }];
  expect(missingRedirects(findChanges(before, after, intoNothing))).toHaveLength(1);
  const toPage: readonly Redirect[] = [...redirects, { from: "/gone", to: "/about", permanent: true }];
  expect(missingRedirects(findChanges(before, after, toPage))).toEqual([]);
});

test("The first release adds everything; one that changes nothing says so", () => {
  expect(formatChanges(findChanges({}, { "/": "1" }, []), undefined)).toBe(
    "This is the first release:\n  Added (1)\n    /",
  );
  expect(formatChanges(findChanges(after, after, []), "release/1")).toContain("Nothing that visitors could see");
});
