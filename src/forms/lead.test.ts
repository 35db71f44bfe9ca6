import fc from "fast-check";
import { expect, test } from "vitest";
import { plainPath } from "./lead.ts";

test.each([
  ["/contact", "/contact"],
  ["/", "/"],
  ["/caf%C3%A9/", "/caf%C3%A9/"],
  ["/web/2026*/https://www.company.example:443/contact", "/web/2026%2a/https%3a/www.company.example%3a443/contact"],
  ["/contact;id=1|2", "/contact%3bid%3d1%7c2"],
  ["//contact//", "/contact/"],
])("The table takes the page %s, as %s", (pathname, page) => {
  expect(plainPath(pathname)).toBe(page);
});

test("The table takes any page", () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const page = plainPath(new URL(url).pathname);
      expect(page).toMatch(/^(?:\/[a-z0-9A-Z._~%-]*)+$/);
      expect(page.length).toBeLessThanOrEqual(300);
      expect(page).not.toContain("//");
    }),
  );
});
