import { expect, test } from "vitest";
import { loadContent } from "../content/load.server.ts";
import { buildSite } from "../pages/site.server.ts";
import { securityText } from "./security-text.ts";

const { content } = loadContent(process.cwd());
const security = { expires: "2027-10-31" };

test("security.txt has what RFC 9116 asks for: each field once, on a separate line", () => {
  const site = buildSite(content, 2026);
  expect(securityText(site, security).split("\n")).toEqual([
    `Contact: mailto:${site.contacts.support.email}`,
    "Expires: 2027-10-31T00:00:00Z",
    "Preferred-Languages: en",
    `Canonical: ${site.brand.url}/.well-known/security.txt`,
    "",
  ]);
});
