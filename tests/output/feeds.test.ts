import { readFileSync } from "node:fs";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { z } from "zod";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { FEEDS } from "../../src/addresses/generated-addresses.ts";
import { eachElement } from "../support/html-elements.ts";
import { linksIn, mainOf, markdownOf, wordsOf } from "../support/page-text.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { url } = content.one("brand");
const atom = parseAtomFeed(readBuilt(FEEDS.atom.address));
const json = parseJsonFeed(readBuilt(FEEDS.json.address));
const articles = new Map(content.all("blog").map(({ address, data }) => [url + address, data]));

/** JSON Feed 1.1 (jsonfeed.org), as far as this site uses it; other fields are mistakes here. */
const fullAddress = z.url({ protocol: /^https$/ });
const moment = z.iso.datetime({ offset: true });
const person = z.strictObject({ name: z.string().min(1) });
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: fullAddress,
  feed_url: z.literal(url + FEEDS.json.address),
  icon: fullAddress,
  language: z.literal("en-AU"),
  items: z.array(
    z.strictObject({
      id: fullAddress,
      url: fullAddress,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      image: fullAddress,
      date_published: moment,
      date_modified: moment,
      authors: z.array(person).min(1),
      tags: z.array(z.string().min(1)),
    }),
  ),
});

test("every page that may be listed names both feeds in its head", () => {
  for (const address of addresses.filter((each) => !NOT_INDEXED.includes(each))) {
    const named: unknown[] = [];
    eachElement(readBuilt(htmlFile(address)), ({ properties: { rel, type, href } }) => {
      if (String(rel) === "alternate") named.push([type, href]);
    });
    expect(named, address).toEqual(
      expect.arrayContaining(Object.values(FEEDS).map(({ type, address: feed }) => [type, feed])),
    );
  }
});

test("the JSON Feed keeps to version 1.1", () => {
  expect(jsonFeedSchema.safeParse(JSON.parse(readBuilt(FEEDS.json.address))).error).toBeUndefined();
});

describe("The Atom feed, by xmllint,", () => {
  const feed = readBuilt(FEEDS.atom.address);
  const mistakesIn = async (contents: string) => {
    const schema = readFileSync(new URL("../support/atom.rng", import.meta.url), "utf8");
    const { errors } = await validateXML({
      xml: { fileName: "feed.xml", contents },
      schema,
      extension: "relaxng",
    });
    return errors.map(({ message }) => message);
  };

  test("keeps to RFC 4287", async () => {
    expect(await mistakesIn(feed)).toEqual([]);
  });

  test.each<[string, RegExp, string]>([
    ["a day without its time", /(<updated>[^<T]+)[^<]+/, "$1"],
    ["an author without a name", /<name>[^<]+<\/name>/, ""],
    ["an entry without an id", /(<entry>\s*)<id>[^<]+<\/id>/, "$1"],
    ["two titles", /(<title>[^<]+<\/title>)/, "$1$1"],
    ["a link from the site's root", /href="https:\/\/[^/"]+/, 'href="'],
    ["a misspelt element", /summary>/g, "sumary>"],
    ["an open element", /<\/feed>/, ""],
    ["HTML that is not escaped", /(<content[^>]*>)/, "$1<p>Hello</p>"],
  ])("with %s does not", async (_, found, put) => {
    const broken = feed.replace(found, put);
    expect(broken).not.toBe(feed);
    expect(await mistakesIn(broken)).not.toEqual([]);
  });
});

test("a feed reader finds the same articles in both, the newest ones, with their days", () => {
  const inAtom = atom.entries?.map((entry) => [
    entry.id,
    entry.title?.value,
    entry.content?.value,
    entry.published,
    entry.updated,
  ]);
  const inJson = json.items?.map((item) => [
    item.id,
    item.title,
    item.content_html,
    item.date_published,
    item.date_modified,
  ]);
  expect(inAtom?.length).toBeGreaterThan(1);
  expect(inJson).toEqual(inAtom);
  for (const { id = "", title } of json.items ?? []) expect(title).toBe(articles.get(id)?.title);
});

test("the Atom feed names itself, each article once, and the day of the newest change as its own", () => {
  const selves = atom.links?.filter(({ rel }) => rel === "self").map(({ href }) => href);
  expect(selves).toEqual([url + FEEDS.atom.address]);
  const entries = atom.entries ?? [];
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(atom.updated).toBe(
    entries
      .map(({ updated = "" }) => updated)
      .sort()
      .at(-1),
  );
  for (const { published = "", updated = "" } of entries)
    expect(Date.parse(updated)).toBeGreaterThanOrEqual(Date.parse(published));
});

describe("Page, feed and Markdown hold the same article, by a feed reader, a reader of HTML as text and a parser of Markdown:", () => {
  test.each((atom.entries ?? []).map((entry) => [entry.id ?? "", entry] as const))("%s", (id, entry) => {
    const address = id.slice(url.length);
    const [page, markdown] = [mainOf(address), markdownOf(address).html];
    const text = fromHtml(entry.content?.value ?? "", { fragment: true });

    expect(wordsOf(text)).not.toBe("");
    for (const other of [page, markdown]) {
      expect(wordsOf(other)).toContain(wordsOf(text));
      for (const said of [entry.title?.value, entry.summary?.value, entry.authors?.[0]?.name])
        expect(wordsOf(other)).toContain(String(said).replace(/[\s‘’]+/g, ""));
      for (const attribute of ["href", "src"] as const) {
        const links = linksIn(other, attribute).map((link) => new URL(link, id).href);
        expect(links).toEqual(expect.arrayContaining(linksIn(text, attribute)));
      }
    }
  });

  test("links and pictures of feeds hold anywhere", () => {
    const links = json.items?.flatMap(({ content_html: html = "" }) => {
      const text = fromHtml(html, { fragment: true });
      return [...linksIn(text, "href"), ...linksIn(text, "src")];
    });
    expect(links?.length).toBeGreaterThan(1);
    expect(links?.filter((link) => !/^(?:https:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
  });
});
