import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content.ts";
import { hostRedirects, siteRedirects } from "./site.server.ts";

test("What leads from an old page leads from its Markdown to that of the new one, on hosts alone", () => {
  const copy = new ContentCopy();
  const redirects = [
    { from: "/old", to: "/pricing#our-plans", permanent: true },
    { from: "/shop", to: "https://shop.company.example", permanent: false },
    { from: "/chat/*", to: "https://chat.company.example/*", permanent: false },
  ];
  copy.write("redirects.json", JSON.stringify({ redirects }));
  const { content } = copy.load();

  expect(siteRedirects(content).slice(0, 3)).toEqual(redirects);
  expect(hostRedirects(content).slice(0, 5)).toEqual([
    redirects[0],
    { from: "/old.md", to: "/pricing.md", permanent: true },
    redirects[1],
    { from: "/shop.md", to: "https://shop.company.example", permanent: false },
    redirects[2],
  ]);
});
