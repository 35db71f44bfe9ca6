import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";
import { atomFeed, type FeedEntry, jsonFeed, robots, sitemap, webManifest } from "./feeds.ts";

const site = {
  brand: {
    name: "Smith & Sons <AI>",
    legalName: "Company AI Pty Ltd",
    abn: "12 345 678 901",
    url: "https://www.company.example",
    emailHost: "company.example",
    chat: { name: "Company Chat", url: "https://chat.company.example" },
    studio: { name: "Company Studio", url: "https://studio.company.example" },
    crm: { name: "Company CRM" },
  },
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainText(text: string): string {
  if (/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`Not escaped: ${text}`);
  return text.replace(/&(\w+);/g, (_written, name: string) => ENTITIES[name] ?? "");
}

/** A small XML reader that accepts well-formed documents only. */
function parseXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, "");
  if (body === xml) throw new Error("There is no XML declaration.");
  for (const [, text = "", closing, name = "", rest = ""] of body.matchAll(/([^<]*)<(\/?)([\w:]+)([^>]*)>/g)) {
    const current = open.at(-1) ?? root;
    current.text += plainText(text);
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
      continue;
    }
    const attributes = [...rest.matchAll(/\s([\w:]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      plainText(value),
    ]);
    const element: Element = { name, attributes: Object.fromEntries(attributes), children: [], text: "" };
    current.children.push(element);
    if (!rest.endsWith("/")) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed.`);
  const [document] = root.children;
  if (!document || root.children.length > 1) throw new Error("There must be one root element.");
  return document;
}

const all = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textsOf = (element: Element, name: string) => all(element, name).map((child) => child.text);

const entry: FeedEntry = {
  title: 'Chatbots & "co": <b>a guide</b>',
  address: "/blog/fixture",
  excerpt: "It's 5 > 4.",
  author: "The editorial team",
  category: "Chat & voice",
  published: "2026-01-31",
  updated: "2026-02-28",
  html: '<p>Ask &amp; <a href="https://www.company.example/contact">write</a>.</p>',
};

describe("The Atom feed", () => {
  const older = { ...entry, title: "Older", address: "/blog/older", updated: "2026-03-31" };
  const feed = parseXml(atomFeed(site, "Blog", [entry, older]));

  test("has what RFC 4287 asks of a feed, once each", () => {
    expect(feed.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-AU" });
    expect(textsOf(feed, "id")).toEqual(["https://www.company.example/blog"]);
    expect(textsOf(feed, "title")).toEqual(["Blog | Smith & Sons <AI>"]);
    expect(all(feed, "link").map(({ attributes }) => `${attributes["rel"]} ${attributes["href"]}`)).toEqual([
      "self https://www.company.example/blog/feed.xml",
      "alternate https://www.company.example/blog",
    ]);
  });

  test("was updated when its last changed entry was", () => {
    // Midnight in Adelaide: in UTC, an article of that morning would be in the future.
    expect(textsOf(feed, "updated")).toEqual(["2026-03-30T13:30:00Z"]);
  });

  test("has an entry for each article, in order, with all that RFC 4287 asks of one", () => {
    const [first, second] = all(feed, "entry");
    if (!first || !second) throw new Error("There are too few entries.");

    expect(textsOf(first, "id")).toEqual(["https://www.company.example/blog/fixture"]);
    expect(textsOf(first, "title")).toEqual(['Chatbots & "co": <b>a guide</b>']);
    expect(textsOf(first, "summary")).toEqual(["It's 5 > 4."]);
    expect(all(first, "category").map(({ attributes }) => attributes["term"])).toEqual(["Chat & voice"]);
    expect(textsOf(first, "content")).toEqual([entry.html]);
    expect(all(first, "content")[0]?.attributes["type"]).toBe("html");
    expect(textsOf(first, "published")).toEqual(["2026-01-30T13:30:00Z"]);
    expect(textsOf(first, "updated")).toEqual(["2026-02-27T13:30:00Z"]);
    expect(all(first, "author").map((author) => textsOf(author, "name"))).toEqual([["The editorial team"]]);
    expect(all(first, "link")[0]?.attributes["href"]).toBe("https://www.company.example/blog/fixture");
    expect(textsOf(second, "title")).toEqual(["Older"]);
  });

  test("is a feed even without articles", () => {
    const empty = parseXml(atomFeed(site, "Blog", []));

    expect(all(empty, "entry")).toEqual([]);
    expect(textsOf(empty, "updated")[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
  });

  test("can be read with any characters in titles, excerpts and names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
        const xml = atomFeed(site, text, [{ ...entry, title: text, excerpt: text, author: text, html: text }]);
        expect(all(parseXml(xml), "entry")).toHaveLength(1);
        expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
      }),
    );
  });
});

test("The JSON Feed says the same", () => {
  const feed: { title: string; items: object[] } = JSON.parse(jsonFeed(site, "Blog", [entry]));

  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Blog | Smith & Sons <AI>",
    feed_url: "https://www.company.example/blog/feed.json",
  });
  expect(feed.items).toEqual([
    {
      id: "https://www.company.example/blog/fixture",
      url: "https://www.company.example/blog/fixture",
      title: entry.title,
      summary: entry.excerpt,
      content_html: entry.html,
      image: "https://www.company.example/images/share/blog.fixture.png",
      date_published: "2026-01-30T13:30:00Z",
      date_modified: "2026-02-27T13:30:00Z",
      authors: [{ name: "The editorial team" }],
      tags: ["Chat & voice"],
    },
  ]);
});

test.each([
  ["<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;"],
  ["&amp;", "&amp;amp;"],
  ["one\u0008two\u{1F600}\uD800", "onetwo\u{1F600}"],
])("%j is written as %j in XML", (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

test("The sitemap has full addresses, and the day of the last change where it is known", () => {
  const urlset = parseXml(
    sitemap(site, [{ address: "/" }, { address: "/a?b&c" }, { address: "/blog/fixture", lastModified: "2026-02-28" }]),
  );

  expect(urlset.attributes).toEqual({ xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" });
  expect(all(urlset, "url").map((url) => [textsOf(url, "loc")[0], textsOf(url, "lastmod")[0]])).toEqual([
    ["https://www.company.example/", undefined],
    ["https://www.company.example/a?b&c", undefined],
    ["https://www.company.example/blog/fixture", "2026-02-28"],
  ]);
});

test("robots.txt lets everything be fetched and names the sitemap", () => {
  expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.company.example/sitemap.xml\n");
});

test("The web manifest is JSON with the company's name, an icon of each size and one that may be cut", () => {
  const manifest: { name: string; start_url: string; icons: { src: string; sizes: string; purpose?: string }[] } =
    JSON.parse(webManifest(site));

  expect([manifest.name, manifest.start_url]).toEqual(["Smith & Sons <AI>", "/"]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("192x192");
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("512x512");
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});
