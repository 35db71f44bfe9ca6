import type { AssistantWords } from "../../schemas/assistant/words.ts";
import type { Section } from "../../schemas/sections/index.ts";
import { anchorId } from "../addresses/anchor-id.ts";
import type { Content } from "../content/entries/content.server.ts";
import { priceText } from "../content/facts/price.ts";
import { publishedArticles } from "../content/lists/articles.server.ts";
import { addressOfForm } from "../content/lists/form.server.ts";
import { industryTiles } from "../content/lists/industry-tiles.server.ts";
import { addressOfSection, assistantOf, pageOfSection } from "../content/lists/section-places.server.ts";
import type { NamedPassage as Passage } from "./knowledge.ts";

/** What is exact: put together from the same data as the pages, so that an answer can't say anything else. */
export function factsOf(content: Content): Passage[] {
  const { facts: words, name, whatItIs } = content.one("assistant");
  return [
    {
      id: "fact/assistant",
      page: name,
      href: addressOfSection(content, (section) => assistantOf(section) !== undefined),
      heading: name,
      text: whatItIs,
    },
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

/** The page with a section, as answers name it. */
function pageWith(
  content: Content,
  isWanted: (section: Section) => boolean,
): { readonly page: string; readonly href: string } {
  const entry = pageOfSection(content, isWanted);
  const hero = entry?.data.sections.find((section) => section.section === "hero");
  return { page: hero?.eyebrow ?? hero?.title ?? "", href: entry?.address ?? "/" };
}

function priceFacts(content: Content, words: Words): Passage[] {
  const { labels, footnote } = content.one("pricing");
  const { page, href } = pageWith(content, ({ section }) => section === "plans");
  const plans = content
    .all("plans")
    .map(({ name: id, data }) => ({ ...data, id, cost: priceText(data.price, labels) }));
  const prices = plans.map(({ name, cost }) => `${name}: ${cost}`);
  return on(page, [
    { id: "fact/prices", href, heading: words.prices, text: footnote, items: prices },
    {
      id: "fact/setup-fee",
      href,
      heading: labels.setupFee,
      text: footnote,
      items: plans.flatMap(({ name, setupFee }) => (setupFee ? [`${name}: ${setupFee}`] : [])),
    },
    ...plans.map(({ id, name, cost, audience, contents, excluded }) => ({
      id: `fact/plan-${id}`,
      href,
      heading: `${name}, ${cost}`,
      text: audience,
      items: [...contents, ...excluded.map((item) => `${labels.excludes}: ${item}`)],
    })),
  ]);
}

/** One for each row of the comparison: what each plan offers. */
function comparisonFacts(content: Content): Passage[] {
  const { comparison, labels } = content.one("pricing");
  const { page, href } = pageWith(content, ({ section }) => section === "plan-comparison");
  const title = pageOfSection(content, ({ section }) => section === "plan-comparison")?.data.sections.find(
    (section) => section.section === "plan-comparison",
  )?.title;
  const shown = (value = "no") => (value === "yes" || value === "no" ? labels[value] : value);
  const facts = comparison.map(({ id, label }) => ({
    id: `fact/compare-${id}`,
    href: title === undefined ? href : `${href}#${anchorId(title)}`,
    heading: label,
    text: "",
    items: content.all("plans").map(({ data }) => `${data.name}: ${shown(data.comparison[id])}`),
  }));
  return on(page, facts);
}

function contactFacts(content: Content, words: Words): Passage[] {
  const { sales, support, office, hours } = content.one("contacts");
  const labels = content.one("words").contact;
  const { page, href } = pageWith(content, hasContactDetails);
  const { legalName, abn } = content.one("brand");
  const place = [office.street, `${office.locality} ${office.region} ${office.postcode}`, office.country];
  const desks = [sales, support];
  return on(page, [
    { id: "fact/hours", href, heading: labels.hours, text: `${labels.hours}: ${hours}.` },
    {
      id: "fact/phone",
      href,
      heading: words.phone,
      text: "",
      items: desks.map((desk) => `${desk.label}: ${desk.phone}`),
    },
    {
      id: "fact/email",
      href,
      heading: words.email,
      text: "",
      items: desks.map((desk) => `${desk.label}: ${desk.email}`),
    },
    ...Object.entries({ sales, support }).map(([name, { label, phone, email }]) => ({
      id: `fact/contact-${name}`,
      href,
      heading: label,
      text: `${label}: ${phone}, ${email}. ${labels.hours}: ${hours}.`,
    })),
    { id: "fact/address", href, heading: labels.office, text: place.join(", ") },
    { id: "fact/company", href, heading: legalName, text: `${legalName}, ABN ${abn}` },
  ]);
}

function hasContactDetails(section: Section): boolean {
  return section.section === "hero" && section.below.some(({ kind }) => kind === "contact-details");
}

function platformFacts(content: Content, words: Words): Passage[] {
  const platforms = content.all("platforms");
  const { page, href } = pageWith(content, (each) => each.section === "platforms" && each.layout === "details");
  return on(page, [
    {
      id: "fact/platforms",
      href,
      heading: words.platforms,
      text: "",
      items: platforms.map(({ data }) => `${data.name} (${data.kind}): ${data.status}`),
    },
    ...platforms.map(({ name, data }) => ({
      id: `fact/platform-${name}`,
      href,
      heading: data.name,
      text: `${data.name} (${data.kind}): ${data.status}. ${data.summary}\n${data.description}\n${data.bestFor}`,
      items: data.features,
    })),
  ]);
}

/** One for each list of choices in a form, under the names of form and field. */
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
  const caseStudies = addressOfSection(content, (each) => each.section === "case-studies" && each.layout === "full");
  const named = content.one("figures").figures.map(({ value, label }) => `${value} ${label}`);
  return [
    {
      id: "fact/industries",
      page: words.industries,
      href: addressOfSection(content, (each) => each.section === "industries" && each.layout === "costs"),
      items: [...own.map(({ name }) => name), ...others.map(({ title }) => title)],
    },
    {
      id: "fact/solutions",
      page: words.solutions,
      href: addressOfSection(content, (each) => each.section === "solutions" && each.layout === "details"),
      items: content.all("solutions").map(({ data }) => data.name),
    },
    {
      id: "fact/case-studies",
      page: words.caseStudies,
      href: caseStudies,
      items: content.all("case-studies").map(({ data }) => `${data.industry}: ${data.title}`),
    },
    {
      id: "fact/articles",
      page: words.articles,
      href: addressOfSection(content, (each) => each.section === "articles" && each.layout === "all"),
      items: publishedArticles(content).map(({ data }) => data.title),
    },
    { id: "fact/figures", page: words.figures, href: caseStudies, items: named },
  ].map((fact) => ({ ...fact, heading: fact.page, text: "" }));
}
