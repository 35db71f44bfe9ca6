import { describe, expect, test } from "vitest";
import type { Redirect } from "../../schemas/redirects.ts";
import { securityHeaders } from "./security-headers.ts";
import { headersFile, LIMITS, redirectsFile } from "./static-hosts.ts";

const headers = securityHeaders({ "connect-src": ["https://abcdefgh.supabase.co"] });
const pagePolicy = `${headers["content-security-policy"]}; of pages`;
const rules = (redirects: readonly Redirect[]) => redirectsFile({ redirects });
const plain = (count: number): Redirect[] =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/new", permanent: true }));
const star: Redirect = { from: "/chat/*", to: "https://chat.company.example/*", permanent: false };

test("Static hosts get a rule for each address, and two where everything under it is meant", () => {
  const redirects: Redirect[] = [
    { from: "/voice/*", to: "/solutions#voice", permanent: false },
    star,
    { from: "/old", to: "/new", permanent: true },
    { from: "/sale", to: "/pricing?offer=winter#plans", permanent: false },
  ];
  expect(rules(redirects)).toBe(`/voice /solutions#voice 302
/chat https://chat.company.example 302
/old /new 301
/sale /pricing?offer=winter#plans 302
/voice/* /solutions#voice 302
/chat/* https://chat.company.example/:splat 302
`);
  expect(rules([])).toBe("");
});

describe("What static hosts would drop without a word fails the build:", () => {
  test("too many redirects, or too many with a star", () => {
    expect(rules(plain(LIMITS.plainRedirects)).split("\n")).toHaveLength(LIMITS.plainRedirects + 1);
    expect(() => rules(plain(LIMITS.plainRedirects + 1))).toThrow(/take 2000 redirects. There are 2001/);
    expect(rules([...plain(500), star])).toContain("/chat/*");
    const stars = Array.from({ length: 101 }, (_, index) => ({ ...star, from: `/chat-${index}/*` }));
    expect(() => rules(stars)).toThrow(/take 100 redirects with "\/\*". There are 101/);
  });

  test("a line that is too long", () => {
    const to = `/${"a".repeat(LIMITS.redirectLine)}`;
    expect(() => rules([{ from: "/old", to, permanent: true }])).toThrow(/characters in a redirect/);
    const origins = Array.from({ length: 80 }, (_, index) => `https://service-${index}.company.example`);
    const tooLong = securityHeaders({ "connect-src": origins })["content-security-policy"];
    expect(() => headersFile({ headers, pagePolicy: tooLong })).toThrow(/a line of _headers/);
  });
});

test("Every header is in _headers, and only one rule sets it for an address", () => {
  const blocks = headersFile({ headers, pagePolicy })
    .trim()
    .split(/\n(?! )/);
  const [everywhere = "", ...others] = blocks.map((block) => block.split("\n"));
  const sent = { ...headers, "content-security-policy": pagePolicy };
  expect(everywhere).toEqual(["/*", ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)]);
  expect(others).toEqual([
    ["/assets/*", "  cache-control: public, max-age=31536000, immutable"],
    ["/*.md", "  content-type: text/markdown; charset=utf-8", "  x-robots-tag: noindex"],
    ["/blog/feed.xml", "  content-type: application/atom+xml; charset=utf-8"],
    ["/blog/feed.json", "  content-type: application/feed+json"],
  ]);
});
