import { NOT_INDEXED } from "../../../schemas/content-types.ts";
import { LOCALE } from "../../format/locale.ts";
import type { PageData, PageDataOf } from "../../pages/page-data.server.ts";
import type { Site } from "../../pages/site.server.ts";
import type { ShownSection } from "../../sections/data.server.ts";
import { blog, blogPosting } from "./articles.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { office, organisation, organisationInShort, website } from "./organisation.ts";
import { fullAddress, type JsonLdNode, type NodeContext, websiteId } from "./page.ts";
import { industryService, offers, solutions } from "./services.ts";

/** A page's structured data: nodes that refer to each other by `@id`. */
export interface PageGraph {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly JsonLdNode[];
}

/** The nodes of a page besides the page itself. */
function nodesOf(page: PageData, context: NodeContext): JsonLdNode[] {
  if (page.type === "article") return [blogPosting(page, context)];
  if (page.type !== "page") return [];
  const [hero] = page.sections;
  const service = "name" in page && hero?.section === "hero" ? [industryService(page.name, hero, context)] : [];
  return [
    ...service,
    ...page.sections.flatMap((section) => sectionNodes(section, page.title, context)),
    ...faq(page, context),
  ];
}

function sectionNodes(section: ShownSection, title: string, context: NodeContext): JsonLdNode[] {
  switch (section.section) {
    case "solutions":
      return section.layout === "details" ? solutions(section, context) : [];
    case "plans":
      return offers(section, context);
    case "articles":
      return section.layout === "all" ? [blog(title, section, context)] : [];
    default:
      return [];
  }
}

/** The questions of all accordions that hold only questions. */
function faq({ sections }: PageDataOf<"page">, { url }: NodeContext): JsonLdNode[] {
  const items = sections.flatMap((section) =>
    section.section === "accordion" && isFaq(section.items) ? section.items : [],
  );
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      isPartOf: { "@id": url },
      mainEntity: items.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    },
  ];
}

function isFaq(items: readonly { readonly title: string }[]): boolean {
  return items.every(({ title }) => title.endsWith("?"));
}

/** Pages about the company: home, the one with the team, and the one with the contact details. */
function isAboutCompany(page: PageData, address: string): boolean {
  if (page.type !== "page") return false;
  const saysSo = (section: ShownSection) =>
    (section.section === "team" && section.only === undefined) ||
    (section.section === "hero" && section.below.some(({ kind }) => kind === "contact-details"));
  return address === "/" || page.sections.some(saysSo);
}

/**
 * Describes a page for search engines (JSON-LD with schema.org's vocabulary), from its data.
 * @param address the page's path
 * @returns undefined for pages that aren't indexed
 */
export function pageGraph(page: PageData, site: Site, address: string): PageGraph | undefined {
  if (NOT_INDEXED.includes(address)) return undefined;
  const context = { site, url: fullAddress(site, address) };
  const company = isAboutCompany(page, address) ? [organisation(site), office(site)] : [organisationInShort(site)];
  const nodes = [website(site), ...webPage(page, address, context), ...company, ...nodesOf(page, context)];
  return { "@context": "https://schema.org", "@graph": nodes };
}

/** The page itself, with breadcrumbs. */
function webPage(page: PageData, address: string, { site, url }: NodeContext): JsonLdNode[] {
  const { seo } = page;
  const checked = page.type === "page" ? checkedDay(page.sections) : undefined;
  const node: JsonLdNode = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: LOCALE,
    isPartOf: websiteId(site),
    ...("updated" in page && { dateModified: page.updated }),
    ...(checked !== undefined && { lastReviewed: checked }),
  };
  if (address === "/") return [node];
  const way = breadcrumbs(site, address, nameOf(page));
  return [{ ...node, breadcrumb: { "@id": `${url}#breadcrumbs` } }, way];
}

/** The page's name if no menu has it. */
function nameOf(page: PageData): string {
  if (page.type === "page") return "name" in page ? page.name : page.seo.title;
  return page.title;
}

/** The day on which rules were last checked. */
function checkedDay(sections: readonly ShownSection[]): string | undefined {
  return sections.flatMap((section) => (section.section === "accordion" ? (section.checked ?? []) : []))[0];
}
