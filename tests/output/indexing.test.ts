import { describe, expect, test } from "vitest";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import { resolveRedirect } from "../../src/addresses/redirects.ts";
import { readPages } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { url } = content.one("brand");

/** What a page tells search engines about indexing. */
interface IndexingTags {
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  readonly shared: string | undefined;
}

function indexingTags(html: string): IndexingTags {
  const said: Record<string, string> = {};
  eachElement(html, ({ tagName, properties: { name, property, content: value, rel, href } }) => {
    if (tagName === "meta") said[String(name ?? property)] = String(value);
    if (tagName === "link" && String(rel) === "canonical") said["canonical"] = String(href);
  });
  return { robots: said["robots"], canonical: said["canonical"], shared: said["og:url"] };
}

/** Every built page, by its full address. */
const pages = new Map(
  [...readPages("dist")].map(([path, html]) => [
    `${url}/${path.replace(/\.html$/, "").replace(/^index$/, "")}`,
    indexingTags(html),
  ]),
);
const hidden = [...NOT_INDEXED, "/404"].map((address) => url + address);
const listable = [...pages.keys()].filter((address) => !hidden.includes(address)).sort();

const locations = [
  ...readBuilt("/sitemap.xml").matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
];
const inSitemap = locations.map(([, address = ""]) => address);
const inLanguageModelsList = [...readBuilt("/llms.txt").matchAll(/^- \[.+\]\((\S+)\.md\): /gm)].map(
  ([, address = ""]) => address.replace(/\/index$/, "/"),
);
const inFeed = [...readBuilt("/blog/feed.xml").matchAll(/<link rel="alternate" type="text\/html" href="([^"]+)"/g)];

describe("Whether a page may be listed is said alike by", () => {
  test("the output and the content's addresses", () => {
    expect([...pages.keys()].sort()).toEqual([...addresses, "/404"].map((address) => url + address).sort());
  });

  test("noindex: the callback, the reset page and the 404 page have it, no other has", () => {
    const refusing = [...pages].filter(([, { robots }]) => robots !== undefined);
    expect(refusing.map(([address]) => address).sort()).toEqual(hidden.sort());
    expect(refusing.every(([, { robots }]) => robots === "noindex")).toBe(true);
  });

  test("canonical addresses: those pages that may be listed name themselves, the others none", () => {
    for (const [address, { canonical }] of pages)
      expect(canonical, address).toBe(hidden.includes(address) ? undefined : address);
  });

  test("the sitemap, each page once, none that redirects", () => {
    expect([...inSitemap].sort()).toEqual(listable);
    const { redirects } = content.one("redirects");
    expect(inSitemap.filter((address) => resolveRedirect(redirects, new URL(address).pathname))).toEqual([]);
  });

  test("llms.txt, each page once, as Markdown", () => {
    expect([...inLanguageModelsList].sort()).toEqual(listable);
  });

  test("the feed, which has pages of the sitemap only", () => {
    expect(inFeed.length).toBeGreaterThan(1);
    expect(inFeed.filter(([, address = ""]) => !listable.includes(address))).toEqual([]);
  });

  test("shared links, which name the page itself", () => {
    for (const address of listable) expect(pages.get(address)?.shared).toBe(address);
  });

  test("robots.txt: it shuts nothing, since what can't be fetched can't say noindex, and names the sitemap", () => {
    const lines = readBuilt("/robots.txt").split("\n");
    expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
    expect(lines).toContain(`Sitemap: ${url}/sitemap.xml`);
  });
});

test("the sitemap's dates are those of the content; pages whose content has none have none", () => {
  const dated = new Map(
    [...content.all("blog"), ...content.all("legal")].map(({ address, data }) => [url + address, data.updated]),
  );
  expect(dated.size).toBeGreaterThan(5);
  for (const [, address = "", lastModified] of locations) expect(lastModified, address).toBe(dated.get(address));
});
