import type { AssistantWords } from "../../schemas/assistant/words.ts";
import { publishedArticles } from "../content/articles.server.ts";
import type { Content } from "../content/content.server.ts";
import { addressOfForm } from "../content/form.server.ts";
import { industryTiles } from "../content/industry-tiles.server.ts";
import { priceText } from "../content/price.ts";
import { anchorId } from "../sections/anchor-id.ts";
import type { NamedPassage as Passage } from "./knowledge.ts";

/** What is exact: put together from the same data as the pages, so that an answer can't say anything else. */
export function factsOf(content: Content): Passage[] {
  const { facts: words, name, whatItIs } = content.one("assistant");
  return [
    { id: "fact/assistant", page: name, href: "/demo", heading: name, text: whatItIs },
    ...priceFacts(content, words),
    ...comparisonFacts(content),
    ...contactFacts(content, words),
    ...platformFacts(content, words),
    ...choiceFacts(content),
    ...listFacts(content, words),
  ];
}

type Words = AssistantWords["facts"];
type Labelled = Omit<Passage, "page">;

const on = (page: string, facts: readonly Labelled[]): Passage[] => facts.map((fact) => ({ ...fact, page }));

function priceFacts(content: Content, words: Words): Passage[] {
  const { labels, footnote, hero } = content.one("pricing");
  const plans = content
    .all("plans")
    .map(({ name: id, data }) => ({ ...data, id, cost: priceText(data.price, labels) }));
  const prices = plans.map(({ name, cost }) => `${name}: ${cost}`);
  return on(hero.eyebrow ?? hero.title, [
    { id: "fact/prices", href: "/pricing", heading: words.prices, text: footnote.text, items: prices },
    {
      id: "fact/setup-fee",
      href: "/pricing",
      heading: labels.setupFee,
      text: `${labels.setupFee}: ${footnote.setupFee}.`,
    },
    ...plans.map(({ id, name, cost, audience, contents, excluded }) => ({
      id: `fact/plan-${id}`,
      href: "/pricing",
      heading: `${name}, ${cost}`,
      text: audience,
      items: [...contents, ...excluded.map((item) => `${labels.excludes}: ${item}`)],
    })),
  ]);
}

/** One a row of the comparison: what each plan has of it. */
function comparisonFacts(content: Content): Passage[] {
  const { comparison, labels, hero } = content.one("pricing");
  const shown = (value: string | boolean | undefined) =>
    typeof value === "string" ? value : value ? labels.yes : labels.no;
  const facts = comparison.rows.map(({ id, label }) => ({
    id: `fact/compare-${id}`,
    href: `/pricing#${anchorId(comparison.title)}`,
    heading: label,
    text: "",
    items: content.all("plans").map(({ data }) => `${data.name}: ${shown(data.comparison[id])}`),
  }));
  return on(hero.eyebrow ?? hero.title, facts);
}

function contactFacts(content: Content, words: Words): Passage[] {
  const { sales, support, office, hours } = content.one("contacts");
  const { labels, hero } = content.one("contact");
  const { legalName, abn } = content.one("brand");
  const place = [office.street, `${office.locality} ${office.region} ${office.postcode}`, office.country];
  const desks = [sales, support];
  return on(hero.eyebrow ?? hero.title, [
    { id: "fact/hours", href: "/contact", heading: labels.hours, text: `${labels.hours}: ${hours}.` },
    {
      id: "fact/phone",
      href: "/contact",
      heading: words.phone,
      text: "",
      items: desks.map((desk) => `${desk.label}: ${desk.phone}`),
    },
    {
      id: "fact/email",
      href: "/contact",
      heading: words.email,
      text: "",
      items: desks.map((desk) => `${desk.label}: ${desk.email}`),
    },
    ...Object.entries({ sales, support }).map(([name, { label, phone, email }]) => ({
      id: `fact/contact-${name}`,
      href: "/contact",
      heading: label,
      text: `${label}: ${phone}, ${email}. ${labels.hours}: ${hours}.`,
    })),
    { id: "fact/address", href: "/contact", heading: labels.office, text: place.join(", ") },
    { id: "fact/company", href: "/contact", heading: legalName, text: `${legalName}, ABN ${abn}` },
  ]);
}

function platformFacts(content: Content, words: Words): Passage[] {
  const platforms = content.all("platforms");
  const { hero } = content.one("platforms-page");
  return on(hero.eyebrow ?? hero.title, [
    {
      id: "fact/platforms",
      href: "/platforms",
      heading: words.platforms,
      text: "",
      items: platforms.map(({ data }) => `${data.name} (${data.kind}): ${data.status}`),
    },
    ...platforms.map(({ name, data }) => ({
      id: `fact/platform-${name}`,
      href: "/platforms",
      heading: data.name,
      text: `${data.name} (${data.kind}): ${data.status}. ${data.summary}\n${data.description}\n${data.bestFor}`,
      items: data.features,
    })),
  ]);
}

/** One a list of choices in a form, under the names of form and field. */
function choiceFacts(content: Content): Passage[] {
  return content.all("forms").flatMap(({ name, data }) =>
    data.fields.flatMap((field) => {
      const href = addressOfForm(content, name);
      if (!("options" in field) || href === undefined) return [];
      const choices = content.find("options", field.options)?.data.options ?? [];
      const page = data.title;
      return [
        {
          id: `fact/choices-${field.options}`,
          page,
          href,
          heading: `${page}: ${field.label}`,
          text: `${field.label}:`,
          items: choices.map(({ label }) => label),
        },
      ];
    }),
  );
}

/** What there is of a kind, by name. */
function listFacts(content: Content, words: Words): Passage[] {
  const { own, others } = industryTiles(content);
  const named = content.one("figures").figures.map(({ value, label }) => `${value} ${label}`);
  return [
    {
      id: "fact/industries",
      page: words.industries,
      href: "/industries",
      items: [...own, ...others].map((tile) => tile.name),
    },
    {
      id: "fact/solutions",
      page: words.solutions,
      href: "/ai-solutions",
      items: content.all("solutions").map(({ data }) => data.name),
    },
    {
      id: "fact/case-studies",
      page: words.caseStudies,
      href: "/case-studies",
      items: content.all("case-studies").map(({ data }) => `${data.industry}: ${data.title}`),
    },
    {
      id: "fact/articles",
      page: words.articles,
      href: "/blog",
      items: publishedArticles(content).map(({ data }) => data.title),
    },
    { id: "fact/figures", page: words.figures, href: "/case-studies", items: named },
  ].map((fact) => ({ ...fact, heading: fact.page, text: "" }));
}
