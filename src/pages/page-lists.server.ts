import { type ContentTypeName, contentTypeNames, NOT_INDEXED } from "../../schemas/content-types.ts";
import type { Content } from "../content/entries/content.server.ts";
import { authorOf, categoryLabel, publishedArticles } from "../content/lists/articles.server.ts";
import { furtherPages, pagedSection } from "./list-pages.server.ts";
import { navigationLabel } from "./navigation-label.ts";
import type { Site } from "./site.server.ts";

/** A page in llms.txt. */
export interface ListedPage {
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/** A heading of llms.txt with the pages below it. */
export interface PageList {
  readonly heading: string;
  readonly pages: readonly ListedPage[];
}

/** An address for the sitemap, with the day of its last change if known. */
export interface SitemapEntry {
  readonly address: string;
  readonly lastModified?: string | undefined;
}

/** The addresses of all pages, in a fixed order. */
export function pageAddresses(content: Content): string[] {
  return contentTypeNames
    .flatMap((type) => [...content.all(type)])
    .flatMap((entry) => entry.address ?? [])
    .concat(furtherPages(content).map(({ address }) => address));
}

/** The most articles in a feed, which has their whole texts. The sitemap has all. */
const NEWEST = { llmsText: 50, feed: 20 } as const;

/** The title of the feed: that of the page that lists all articles. */
export function blogTitle(content: Content): string {
  const page = content.all("pages").find(({ data }) => pagedSection(data.sections)?.section === "articles");
  return page?.data.seo.title ?? content.one("brand").name;
}

/** The newest articles for the feed. */
export function feedEntries(content: Content) {
  return publishedArticles(content)
    .slice(0, NEWEST.feed)
    .map(({ address = "/blog", data }) => ({
      ...data,
      address,
      author: authorOf(content, data.author).name,
      category: categoryLabel(content, data),
    }));
}

/** Every indexed address, in a fixed order. */
export function sitemapEntries(content: Content): SitemapEntry[] {
  const updated = new Map(
    [...content.all("blog"), ...content.all("legal")].map((entry) => [entry.address, entry.data.updated]),
  );
  return pageAddresses(content)
    .filter((address) => !NOT_INDEXED.includes(address))
    .map((address) => ({ address, lastModified: updated.get(address) }));
}

/** Types with a separate heading in llms.txt. */
const GROUPED: readonly ContentTypeName[] = ["industries", "blog", "legal"];

/** Indexed pages, as llms.txt groups them; "Optional" is a heading of the proposal. */
export function pageLists(content: Content, site: Site): PageList[] {
  const others = contentTypeNames.filter((type) => !GROUPED.includes(type));
  return [
    { heading: site.navigation.footer.columns[0]?.title ?? site.brand.name, pages: listedPages(content, others) },
    { heading: navigationLabel(site, "/industries") ?? site.brand.name, pages: listedPages(content, ["industries"]) },
    {
      heading: navigationLabel(site, "/blog") ?? site.brand.name,
      pages: publishedArticles(content)
        .slice(0, NEWEST.llmsText)
        .flatMap(({ address, data }) => listedPage(address, data.seo)),
    },
    { heading: "Optional", pages: listedPages(content, ["legal"]) },
  ];
}

function listedPages(content: Content, types: readonly ContentTypeName[]): ListedPage[] {
  return types
    .flatMap((type) => content.all(type))
    .flatMap(({ address, data }) => ("seo" in data ? listedPage(address, data.seo) : []));
}

function listedPage(address: string | undefined, { title, description }: Omit<ListedPage, "address">): ListedPage[] {
  return address === undefined || NOT_INDEXED.includes(address) ? [] : [{ title, description, address }];
}
