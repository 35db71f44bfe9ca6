import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ATOM = "http://www.w3.org/2005/Atom";

/** An RFC 3339 moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Elements of RFC 4287 that may stand in a feed and in an entry, and those that must stand there exactly once. */
const FEED = {
  once: ["id", "title", "updated"],
  known: "author category contributor entry generator icon id link logo rights subtitle title updated".split(" "),
};
const ENTRY = {
  once: ["id", "title", "updated"],
  known: "author category content contributor id link published rights source summary title updated".split(" "),
};

/** An element as the browser's own XML parser read it. */
interface Element {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Element[];
}

/** Runs in the page. */
function parse(xml: string): Element {
  const read = (element: globalThis.Element): Element => ({
    name: element.localName,
    namespace: element.namespaceURI,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent ?? "",
    children: [...element.children].map(read),
  });
  return read(new DOMParser().parseFromString(xml, "application/xml").documentElement);
}

const named = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => named(element, name)[0]?.text ?? "";

/** RFC 4287, 4.1.1 and 4.1.2: what must stand in a feed or entry, and how often. */
function expectContainer(container: Element, { once, known }: typeof FEED): void {
  for (const name of once) expect(named(container, name), name).toHaveLength(1);
  const unknown = container.children.filter((child) => child.namespace !== ATOM || !known.includes(child.name));
  expect(unknown).toEqual([]);
  expect(URL.canParse(textOf(container, "id"))).toBe(true);
  expect(textOf(container, "title").trim()).not.toBe("");
  for (const date of [...named(container, "updated"), ...named(container, "published")]) {
    expect(date.text).toMatch(MOMENT);
    expect(Date.parse(date.text)).not.toBeNaN();
  }
  for (const { attributes } of named(container, "link")) expect(URL.canParse(attributes["href"] ?? "")).toBe(true);
  for (const author of named(container, "author")) expect(textOf(author, "name").trim()).not.toBe("");
}

const alternates = (container: Element) =>
  named(container, "link").filter(({ attributes }) => (attributes["rel"] ?? "alternate") === "alternate");

test("the feed is XML to the browser's own parser, and Atom to the rules of RFC 4287", async ({ page, request }) => {
  const response = await request.get("/blog/feed.xml");
  const feed = await page.evaluate(parse, await response.text());
  expect([feed.name, feed.namespace]).toEqual(["feed", ATOM]);
  expectContainer(feed, FEED);
  const self = named(feed, "link").filter(({ attributes }) => attributes["rel"] === "self");
  expect(self.map(({ attributes }) => attributes["href"])).toEqual([`${content.one("brand").url}/blog/feed.xml`]);

  const entries = named(feed, "entry");
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) {
    expectContainer(entry, ENTRY);
    expect(alternates(entry)).toHaveLength(1);
    expect(named(entry, "author").length + named(feed, "author").length).toBeGreaterThan(0);
    expect(Date.parse(textOf(entry, "updated"))).toBeGreaterThanOrEqual(Date.parse(textOf(entry, "published")));
  }
  const ids = entries.map((entry) => textOf(entry, "id"));
  expect(new Set(ids).size).toBe(ids.length);
  const newest = entries.map((entry) => textOf(entry, "updated")).sort();
  expect(textOf(feed, "updated")).toBe(newest.at(-1));
});
