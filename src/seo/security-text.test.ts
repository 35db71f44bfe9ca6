import { expect, test } from "vitest";
import { expiringSecurity } from "../content/check/security-expiry.ts";
import { loadContent } from "../content/load.server.ts";
import { buildSite } from "../pages/site.server.ts";
import { daysLeft, securityText } from "./security-text.ts";

const { content } = loadContent(process.cwd());
const security = { expires: "2027-10-31" };

test("security.txt has what RFC 9116 asks for: each field once, on a line of its own", () => {
  const site = buildSite(content, 2026);
  expect(securityText(site, security).split("\n")).toEqual([
    `Contact: mailto:${site.contacts.support.email}`,
    "Expires: 2027-10-31T00:00:00Z",
    "Preferred-Languages: en",
    `Canonical: ${site.brand.url}/.well-known/security.txt`,
    "",
  ]);
});

test.each([
  ["2027-10-30T00:00:00Z", 1],
  ["2027-10-31T00:00:00Z", 0],
  ["2027-10-31T00:00:01Z", -1],
])("At %s it holds for %i days more", (now, days) => {
  expect(daysLeft(security, new Date(now))).toBe(days);
});

test("Nothing is said while there is time; then its line, and what to do", () => {
  const { expires } = content.one("security");
  const before = (days: number) => new Date(Date.parse(expires) - days * 86_400_000);

  expect(expiringSecurity(content, before(31))).toEqual([]);
  expect(expiringSecurity(content, before(29))).toEqual([
    {
      file: "content/site/security.json",
      line: 2,
      column: 14,
      field: "expires",
      message: "security.txt expires in 29 days",
      hint: "Make sure that the support desk's address still reaches somebody, then write a day at most a year ahead.",
    },
  ]);
  expect(expiringSecurity(content, before(-2))[0]?.message).toBe("security.txt has expired");
});
