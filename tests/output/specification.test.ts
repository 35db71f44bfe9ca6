import type { Element } from "hast";
import { describe, expect, test } from "vitest";
import { industryTiles } from "../../src/content/lists/industry-tiles.server.ts";
import { eachElement, textOf } from "../support/html-elements.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

/** Exact values of the product's specification. */
const OPTION_LISTS = [
  [
    "/free-strategy-session",
    "industry",
    [
      "healthcare",
      "real-estate",
      "education",
      "ecommerce",
      "professional-services",
      "trades",
      "finance",
      "manufacturing",
      "hospitality",
      "other",
    ],
  ],
  [
    "/free-guide-ai-business",
    "industry",
    [
      "healthcare",
      "finance",
      "real-estate",
      "education",
      "retail",
      "government",
      "professional-services",
      "manufacturing",
      "hospitality",
      "other",
    ],
  ],
  [
    "/free-guide-ai-business",
    "challenges",
    [
      "customer-service",
      "lead-generation",
      "operational-efficiency",
      "staff-costs",
      "scaling-business",
      "phone-management",
      "automation",
      "other",
    ],
  ],
] as const;

const CHECKBOXES = [
  ["/free-strategy-session", ["chatbots", "voice-agents", "automation", "ai-strategy", "not-sure"]],
  ["/free-guide-ai-business", ["chatbots", "voice-agents", "automation", "not-sure"]],
] as const;

const FIELDS = [
  ["/contact", ["name", "email", "phone", "subject", "message"]],
  ["/free-strategy-session", ["name", "email", "phone", "business", "industry", "interests", "preferred-date"]],
  ["/free-guide-ai-business", ["name", "email", "business", "industry", "challenges", "interests", "newsletter"]],
  ["/blog", ["email"]],
] as const;

const TEXTS = [
  ["/", ["Book a free AI strategy session", "Explore AI solutions", "Your browser does not support the video tag."]],
  ["/about", ["Australian-First", "Innovation", "Results-Driven", "SOC 2 Type II audit-ready", "ISO 27001 standards"]],
  ["/case-studies", ["Healthcare", "Real Estate", "Legal Services", "Manufacturing", "E-commerce", "Hospitality"]],
  ["/platforms", ["Available Now", "Coming Soon"]],
  [
    "/pricing",
    [
      "Starter",
      "Growth",
      "MOST POPULAR",
      "Enterprise",
      "per month",
      "Basic customization",
      "Monthly optimization",
      "24/7 dedicated support",
      "Quarterly strategy sessions",
      "GST included",
    ],
  ],
  [
    "/contact",
    [
      "Monday to Friday 9am-5pm ACST",
      "Level 30",
      "King William Street",
      "Adelaide",
      "AI Chatbots",
      "Pricing Information",
      "Request a Demo",
      "Other",
    ],
  ],
  [
    "/free-guide-ai-business",
    [
      "Get Your Free Guide",
      "Your Name",
      "Email Address",
      "Business Name",
      "Biggest Business Challenge",
      "DOWNLOAD FREE GUIDE",
    ],
  ],
  ["/blog", ["AI Trends", "AI Chatbots", "Industry Automation", "All Articles", "Subscribe"]],
  ["/404", ["Page Not Found", "BACK TO HOME"]],
] as const;

const LINKS = [
  ["/", ["/free-strategy-session", "/ai-solutions", "/contact"]],
  ["/ai-solutions", ["/free-strategy-session", "/platforms"]],
  ["/platforms", ["/free-strategy-session", "/ai-solutions"]],
  ["/case-studies", ["/industries"]],
  ["/industries", content.all("industries").flatMap(({ address }) => address ?? [])],
  ["/industries/healthcare", ["/ai-chatbots/for-healthcare", "/ai-voice-agents/phone-agent", "/free-strategy-session"]],
  ["/industries/education", ["/ai-chatbots/for-education", "/ai-voice-agents/phone-agent", "/free-strategy-session"]],
  ["/industries/ecommerce", ["/ai-chatbots/for-ecommerce", "/ai-voice-agents/phone-agent", "/free-strategy-session"]],
  [
    "/industries/real-estate",
    ["/ai-chatbots/for-real-estate", "/ai-voice-agents/phone-agent", "/free-strategy-session"],
  ],
  ...["legal", "finance", "government", "trades"].map(
    (name) =>
      [
        `/industries/${name}`,
        ["/ai-chatbots/for-business", "/ai-voice-agents/phone-agent", "/free-strategy-session"],
      ] as const,
  ),
  ["/pricing", ["/contact", "/free-strategy-session"]],
  ["/demo", ["/contact", "/free-strategy-session", "/industries"]],
  ["/blog/ai-chatbots", ["/ai-voice-agents", "/free-strategy-session"]],
] as const;

/** @returns the content of a page's main element. */
function mainOf(address: string): Element {
  const found: Element[] = [];
  eachElement(readBuilt(`${address === "/" ? "/index" : address}.html`), (element) => {
    if (element.tagName === "main") found.push(element);
  });
  const [main] = found;
  if (!main) throw new Error(`${address} has no main element.`);
  return main;
}

function elements(root: Element, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  eachElement(root, (element) => {
    if (matches(element)) found.push(element);
  });
  return found;
}

const attribute = (element: Element, name: string) => String(element.properties[name] ?? "");

/** Marketers may add choices and fields; the specified ones stay, in order. */
const isAmong = (known: readonly string[]) => (found: string) => known.includes(found);

/** An industry or an article may have been removed. */
const isThere = ([address]: (typeof LINKS)[number]) => !/^\/\w+\/./.test(address) || addresses.includes(address);

describe("The specification's exact", () => {
  test.each(OPTION_LISTS)("choices of %s %s", (address, name, values) => {
    const [select] = elements(mainOf(address), (each) => each.tagName === "select" && attribute(each, "name") === name);
    const options = select ? elements(select, (each) => each.tagName === "option") : [];
    expect(options.map((option) => attribute(option, "value")).filter(isAmong(values))).toEqual(values);
  });

  test.each(CHECKBOXES)("interests of %s", (address, values) => {
    const boxes = elements(mainOf(address), (each) => attribute(each, "name") === "interests");
    expect(boxes.map((box) => attribute(box, "value")).filter(isAmong(values))).toEqual(values);
  });

  test.each(FIELDS)("fields of %s", (address, names) => {
    const controls = elements(mainOf(address), (each) => ["input", "select", "textarea"].includes(each.tagName));
    const given = new Set(controls.map((control) => attribute(control, "name")));
    expect([...given].filter(isAmong(names))).toEqual(names);
  });

  test.each(TEXTS)("texts of %s", (address, texts) => {
    const text = textOf(mainOf(address));
    expect(texts.filter((each) => !text.includes(each))).toEqual([]);
  });

  test.each(LINKS.filter(isThere))("links of %s", (address, targets) => {
    const hrefs = elements(mainOf(address), (each) => each.tagName === "a").map((link) => attribute(link, "href"));
    expect(targets.filter((target) => !hrefs.includes(target))).toEqual([]);
  });

  test("anchors of the four solutions", () => {
    const ids = elements(mainOf("/ai-solutions"), (each) => "id" in each.properties).map((each) =>
      attribute(each, "id"),
    );
    expect(ids).toEqual(expect.arrayContaining(["chatbots", "voice-agents", "automation", "integration"]));
  });

  test("tiles of the home page, one for each industry", () => {
    const isTile = (each: Element) => each.tagName === "img" && attribute(each, "src").startsWith("/images/tiles/");
    const tiles = elements(mainOf("/"), (each) => each.tagName === "a" && elements(each, isTile).length > 0);
    const { own, others } = industryTiles(content);
    expect(tiles).toHaveLength(own.length + others.length);
  });

  test("prices, which plans have now", () => {
    const text = textOf(mainOf("/pricing"));
    for (const { data } of content.all("plans")) {
      expect(text).toContain(data.name);
      if (data.price.kind === "monthly") expect(text).toContain(`$${data.price.amount}`);
    }
  });
});

/** @returns an element without folded content. */
function withoutClosed(element: Element): Element {
  const children = element.children
    .filter((child) => child.type !== "element" || child.tagName !== "details" || child.properties.open !== undefined)
    .map((child) => (child.type === "element" ? withoutClosed(child) : child));
  return { ...element, children };
}

test.each(content.all("case-studies").map(({ name, data }) => ({ id: name, data })))(
  "The case study $id has an anchor, and shows its challenge, summary and numbers without a click",
  ({ id, data: { challenge, summary, change, metrics } }) => {
    const shown = elements(withoutClosed(mainOf("/case-studies")), (each) => attribute(each, "id") === id).map(textOf);
    expect(shown).toHaveLength(1);
    const numbers = metrics.flatMap(({ name, value }) => [name, value]);
    for (const text of [...challenge, summary, change.name, ...numbers]) expect(shown[0]).toContain(text);
  },
);
