import type { Element } from "hast";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import { parseOpeningHours } from "../../schemas/opening-hours.ts";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { formatDollars } from "../../src/format/format.ts";
import { eachElement, textOf } from "../support/html-elements.ts";
import { addresses, content, readBuilt } from "../support/site.ts";
import { graphsOf, isNode, isReference, misfits, type Node, withInner } from "../support/structured-data.ts";
import { readVocabulary } from "../support/vocabulary.ts";

const vocabulary = readVocabulary();
const { url } = content.one("brand");
const indexed = addresses.filter((address) => !NOT_INDEXED.includes(address));
const graphs = new Map(indexed.map((address) => [address, graphsOf(readBuilt(htmlFile(address)))]));
const nodesOf = (address: string) => graphs.get(address)?.flatMap((graph) => graph["@graph"]) ?? [];
const nodeOfType = (address: string, type: string): Node => {
  const found = nodesOf(address).find((node) => node["@type"] === type);
  if (!found) throw new Error(`${address} has no ${type}.`);
  return found;
};

/** All nodes of the site, by `@id`. */
const described = new Map(
  indexed.flatMap((address) =>
    nodesOf(address).flatMap((node) =>
      isReference(node) ? [] : [[String(node["@id"]), String(node["@type"])] as const],
    ),
  ),
);

/** Structured data that readers can see too. */
const TOLD = [
  ...["name", "legalName", "headline", "text", "description", "articleSection", "audienceType"],
  ...["streetAddress", "addressLocality", "addressRegion", "postalCode", "telephone", "email"],
  ...["datePublished", "dateModified"],
];

/** @returns a page's title and description. */
function headOf(address: string) {
  const head = { title: "", description: "" };
  eachElement(readBuilt(htmlFile(address)), (element: Element) => {
    const { name, content: value } = element.properties;
    if (element.tagName === "title") head.title ||= textOf(element);
    if (element.tagName === "meta" && name === "description") head.description = String(value);
  });
  return head;
}

/** @returns the words between an article's contents and the next section but tables', including those for screen readers. */
function wordsIn(address: string): number {
  const [, body = ""] = /<\/details><\/nav>(.*?)<section(?![^>]*tabindex)/s.exec(readBuilt(htmlFile(address))) ?? [];
  return body
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}

/** @returns a page's visible text, including dates of `<time>`. */
function visibleText(address: string): string {
  const parts: string[] = [];
  eachElement(readBuilt(htmlFile(address)), (element: Element) => {
    if (["main", "footer", "dialog", "title"].includes(element.tagName)) parts.push(textOf(element));
    if (element.tagName === "time") parts.push(String(element.properties["dateTime"]));
  });
  return parts.join("\n");
}

test("every page that search engines may list has one graph; the others have none", () => {
  expect(indexed.filter((address) => graphs.get(address)?.length !== 1)).toEqual([]);
  expect([...graphs.values()].flat().map((graph) => graph["@context"])).toEqual(
    indexed.map(() => "https://schema.org"),
  );
  for (const address of ["/404", ...NOT_INDEXED]) expect(graphsOf(readBuilt(htmlFile(address)))).toEqual([]);
});

test.each(indexed)("types, properties and values of %s are those of the vocabulary", (address) => {
  expect(nodesOf(address).flatMap((node) => misfits(node, vocabulary, described))).toEqual([]);
});

test("the vocabulary refuses what does not fit", () => {
  const wrong = {
    "@type": "Offer",
    headline: "Words",
    price: true,
    cost: 1,
    seller: { "@type": "Compny" },
    priceSpecification: { "@type": "Offer" },
  };
  expect(misfits(wrong, vocabulary, described)).toEqual([
    '"headline" is no property of Offer',
    '"price" of Offer can\'t be true',
    'there is no property "cost"',
    '"seller" of Offer can\'t be {"@type":"Compny"}',
    'there is no type "Compny"',
    '"priceSpecification" of Offer can\'t be {"@type":"Offer"}',
  ]);
});

test.each(indexed)("whatever %s refers to is described, and nothing is described twice on it", (address) => {
  const inner = nodesOf(address).flatMap(withInner);
  expect(inner.filter((node) => isReference(node) && !described.has(String(node["@id"])))).toEqual([]);
  const ids = nodesOf(address).map((node) => node["@id"]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([`${url}/#website`, `${url}/#organisation`, url + address]));
});

/**
 * Google's required and, where applicable, recommended properties of this site's types, as paths. As of
 * November 2026, from undated copies of developers.google.com/search/docs/appearance/structured-data; the newest source that
 * compared them is of 1 April 2026 (schemaorg-rs, "google" profiles). FAQ pages get no rich results since May 2026.
 */
const GOOGLE_ASKS: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ["headline", "image.url", "datePublished", "dateModified", "author.name", "author.url"],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item.@id"],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  LocalBusiness: [
    "name",
    "address.addressLocality",
    "address.addressCountry",
    "url",
    "image.url",
    "openingHoursSpecification.opens",
  ],
  Organization: ["name", "url", "logo.url"],
  WebSite: ["name", "url"],
};

/** @returns whether every value on a path exists; references to other nodes of the page are resolved */
function has(value: unknown, path: readonly string[], nodes: readonly Node[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return value !== undefined && value !== "";
  const values = [value].flat();
  return (
    values.length > 0 &&
    values.every((each) => {
      const node =
        isNode(each) && isReference(each) && name !== "@id"
          ? nodes.find((other) => other["@id"] === each["@id"])
          : each;
      return isNode(node) && has(node[name], rest, nodes);
    })
  );
}

describe("Google finds what it asks for:", () => {
  test.each(indexed)("in each node of %s", (address) => {
    const nodes = nodesOf(address);
    const missing = nodes.flatMap((node) =>
      (GOOGLE_ASKS[String(node["@type"])] ?? [])
        .filter((path) => !has(node, path.split("."), nodes))
        .map((path) => `${node["@type"]}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test("in pictures of 50,000 pixels and more, and in two steps or more to each page but the first", () => {
    for (const address of indexed) {
      const nodes = nodesOf(address).flatMap(withInner);
      const areas = nodes
        .filter((node) => node["@type"] === "ImageObject")
        .map(({ width, height }) => parseInt(String(width), 10) * parseInt(String(height), 10));
      expect(Math.min(...areas), address).toBeGreaterThanOrEqual(50_000);
      expect(nodes.filter((node) => node["@type"] === "ListItem").length, address).toBeGreaterThanOrEqual(
        address === "/" ? 0 : 2,
      );
    }
  });
});

describe("What is said to search engines is what readers see:", () => {
  test.each(indexed)("names, texts, places and days of %s", (address) => {
    const seen = visibleText(address);
    const said = nodesOf(address)
      .filter((node) => !["WebPage", "BreadcrumbList"].includes(String(node["@type"])))
      .flatMap(withInner)
      .flatMap((node) => TOLD.map((property) => node[property]))
      .filter((value) => typeof value === "string");
    expect(said.filter((value) => !seen.includes(value) && value !== "Australia")).toEqual([]);
  });

  // A page's name and description are for search results, not part of its text.
  test.each(indexed)("title, description and day of the page %s", (address) => {
    const { title, description } = headOf(address);
    const page = nodeOfType(address, "WebPage");
    expect(title).toContain(page["name"]);
    expect(page["description"]).toBe(description);
    if (page["dateModified"]) expect(visibleText(address)).toContain(page["dateModified"]);
  });

  test.each(indexed)("pictures with their sizes and addresses of %s, which there are", async (address) => {
    const nodes = nodesOf(address).flatMap(withInner);
    const isPicture = (node: Node) => node["@type"] === "ImageObject";
    for (const picture of nodes.filter(isPicture)) {
      const { width, height } = await sharp(`dist${String(picture["url"]).slice(url.length)}`).metadata();
      expect(picture).toMatchObject({ width: `${width} px`, height: `${height} px` });
    }
    expect(
      nodes.flatMap(({ image, logo }) => [image ?? [], logo ?? []].flat()).filter((value) => !isNode(value)),
    ).toEqual([]);
    const pages = nodes.filter((node) => !isPicture(node));
    const targets = pages.flatMap((node) => (typeof node["url"] === "string" ? [new URL(node["url"])] : []));
    expect(targets.filter(({ origin, pathname }) => origin !== url || !addresses.includes(pathname))).toEqual([]);
  });
});

describe("So are facts:", () => {
  test("the prices of the plans, in Australian dollars with GST", () => {
    const offers = nodesOf("/pricing").filter((node) => node["@type"] === "Offer");
    const prices = offers.map(({ name, priceSpecification }) => [name, priceSpecification]);
    const monthly = (minPrice: number) => ({
      "@type": "UnitPriceSpecification",
      minPrice,
      priceCurrency: "AUD",
      valueAddedTaxIncluded: true,
      unitCode: "MON",
    });
    const plans = content.all("plans").map(({ data }) => data);
    expect(prices).toEqual(
      plans.map(({ name, price }) => [name, price.kind === "monthly" ? monthly(price.amount) : undefined]),
    );
    for (const { price } of plans) {
      if (price.kind === "monthly") expect(visibleText("/pricing")).toContain(formatDollars(price.amount));
    }
    expect(visibleText("/pricing")).toContain(content.one("pricing").labels.gst);
  });

  test("the office's hours", () => {
    const { days, opens, closes } = parseOpeningHours(content.one("contacts").hours) ?? {};
    expect(nodeOfType("/contact", "LocalBusiness")["openingHoursSpecification"]).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    });
  });

  test.each(indexed)("the steps to %s, by names that it or the page above it has for them", (address) => {
    const steps = nodesOf(address)
      .filter((node) => node["@type"] === "BreadcrumbList")
      .flatMap(withInner)
      .flatMap(({ name }) => (typeof name === "string" ? [name] : []));
    const pages = [address, address.replace(/\/[^/]*$/, "") || "/"].filter((each) => addresses.includes(each));
    const seen = pages.map(visibleText).join("\n");
    expect(steps.filter((name) => !seen.includes(name))).toEqual([]);
  });

  test("the way to a page, in the menu's words", () => {
    const steps = nodeOfType("/industries/healthcare", "BreadcrumbList")["itemListElement"];
    expect(steps).toMatchObject([
      { position: 1, name: "Home", item: { "@id": `${url}/` } },
      { position: 2, name: "Industries", item: { "@id": `${url}/industries` } },
      { position: 3, name: "Healthcare", item: { "@id": `${url}/industries/healthcare` } },
    ]);
  });

  test.each(content.all("blog").map(({ address }) => String(address)))(
    "the number of words of the article %s",
    (address) => {
      const { wordCount } = nodeOfType(address, "BlogPosting");
      const seen = wordsIn(address);
      // Captions of pictures and the like aren't counted.
      expect(Math.abs(Number(wordCount) - seen)).toBeLessThan(Math.max(15, 0.07 * seen));
    },
  );
});
