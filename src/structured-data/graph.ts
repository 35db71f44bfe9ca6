import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  LocalBusinessLeaf,
  OfferLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import type { PageData, PageKind } from "../content/page-data.server.ts";
import type { Site } from "../content/site.ts";
import { blog, blogPosting } from "./articles.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { office, organisation, organisationInShort, website } from "./organisation.ts";
import { type DescribedPage, fullAddress, type NodeContext, websiteId } from "./page.ts";
import { questions } from "./questions.ts";
import { industryService, offers, solutions } from "./services.ts";

/** Any node that a page of this site can have. The vocabulary's own union of all things takes ten seconds to check. */
type Node =
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | LocalBusinessLeaf
  | OfferLeaf
  | OrganizationLeaf
  | ServiceLeaf
  | WebPageLeaf
  | WebSiteLeaf;

/** What search engines read of a page: its nodes, which name each other by their `@id`. */
export interface PageGraph {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly Node[];
}

type NodeMakers = { readonly [Kind in PageKind]?: (page: PageData[Kind], context: NodeContext) => Node[] };

const company = (_page: object, { site }: NodeContext) => [organisation(site), office(site)];

/** What pages of a kind are about, besides being pages of this site. */
const makers: NodeMakers = {
  home: company,
  about: company,
  contact: company,
  "ai-solutions": solutions,
  industries: (page, context) => [
    industryService(page, context),
    ...(page.questions.length > 0 ? [questions(page.questions, context)] : []),
  ],
  pricing: (page, context) => [...offers(page, context), questions(page.questions.items, context)],
  "blog-page": (page, context) => [blog(page, context)],
  blog: (page, context) => [blogPosting(page, context)],
};

/**
 * Describes a page for search engines (JSON-LD with schema.org's vocabulary), from what the page shows.
 * @param address the page's path
 * @returns undefined for pages that search engines may not list
 */
export function pageGraph<Kind extends PageKind>(
  kind: Kind,
  page: PageData[Kind],
  site: Site,
  address: string,
): PageGraph | undefined {
  if (NOT_INDEXED.includes(address)) return undefined;
  const context = { site, url: fullAddress(site, address) };
  const own = makers[kind]?.(page, context) ?? [];
  const about: Node[] = makers[kind] === company ? own : [organisationInShort(site), ...own];
  return { "@context": "https://schema.org", "@graph": [website(site), ...webPage(page, address, context), ...about] };
}

/** The page itself, with the way to it. */
function webPage(page: DescribedPage, address: string, { site, url }: NodeContext): Node[] {
  const { seo, title, name, updated, rules } = page;
  const node: WebPageLeaf = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: "en-AU",
    isPartOf: websiteId(site),
    ...(updated !== undefined && { dateModified: updated }),
    ...(rules && { lastReviewed: rules.checked }),
  };
  if (address === "/") return [node];
  const way = breadcrumbs(site, address, title ?? name ?? seo.title);
  return [{ ...node, breadcrumb: { "@id": `${url}#breadcrumbs` } }, way];
}
