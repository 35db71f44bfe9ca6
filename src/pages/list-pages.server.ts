import type { Redirect } from "../../schemas/redirects.ts";
import type { Section } from "../../schemas/sections/index.ts";
import { pageAddress, pageCount, pageOf, splitPageAddress } from "../addresses/pagination.ts";
import type { Content, Entry } from "../content/entries/content.server.ts";
import { publishedArticles } from "../content/lists/articles.server.ts";
import { perContent } from "../content/lists/per-content.ts";
import { pagesOfSections } from "../content/lists/section-pages.server.ts";
import { isPageEntry } from "./page-entry.ts";

type PagedSection = Extract<Section, { readonly section: "articles" | "case-studies" }>;

/** The section of a page that lists all entries of a type, if it has one. */
export function pagedSection(sections: readonly Section[]): PagedSection | undefined {
  return sections.find(isPaged);
}

function isPaged(section: Section): section is PagedSection {
  if (section.section === "articles") return section.layout === "all" && !section.only;
  return section.section === "case-studies" && section.layout === "full" && !section.only;
}

/** The entries of such a section, in order. */
export function listedEntries(content: Content, { section }: PagedSection): readonly Entry[] {
  return section === "articles" ? publishedArticles(content) : content.all("case-studies");
}

/** A page with a paginated list. */
interface List {
  readonly address: string;
  readonly entries: readonly Entry[];
}

/** The lists of the site, by the address of their first page. */
const lists = perContent(
  (content): ReadonlyMap<string, List> =>
    new Map(
      pagesOfSections(content).flatMap(({ address, data }) => {
        const section = pagedSection(data.sections);
        return address && section ? [[address, { address, entries: listedEntries(content, section) }] as const] : [];
      }),
    ),
);

/** The second and later pages of every list. */
export const furtherPages = perContent((content) =>
  [...lists(content).values()].flatMap((list) =>
    Array.from({ length: pageCount(list.entries.length) - 1 }, (_, index) => index + 2).map((page) => ({
      list,
      page,
      address: pageAddress(list.address, page),
    })),
  ),
);

/** @returns the entry of an address, and the page of its list; undefined if there is none, as beyond the last page of a list. */
export function findPage(content: Content, address: string) {
  const { list, page } = splitPageAddress(address);
  const entry = entriesByAddress(content).get(list);
  const exists = page <= pageCount(lists(content).get(list)?.entries.length ?? 0);
  return entry && exists ? { entry, page } : undefined;
}

/** The entries that have a page, by address. */
const entriesByAddress = perContent(
  (content) =>
    new Map(
      content.types
        .flatMap((type): readonly Entry[] => content.all(type))
        .filter(isPageEntry)
        .map((entry) => [entry.address, entry] as const),
    ),
);

/**
 * @returns redirects from likely guesses of a first page's address to that page. They exist for short lists
 *   too: redirects are part of the application's code, which must not change with the number of entries.
 */
export function firstPageRedirects(content: Content): Redirect[] {
  return [...lists(content).keys()].map((address) => ({ from: `${address}/page/1`, to: address, permanent: true }));
}

/** Links to entries on further pages, as content writes them, with their real addresses; both quoted. */
const placesIn = perContent(
  (content) =>
    new Map<string, string>(
      furtherPages(content).flatMap(({ list, page, address }) =>
        pageOf(list.entries, page).map(({ name }) => [`"${list.address}#${name}"`, `"${address}#${name}"`]),
      ),
    ),
);

/**
 * Makes links to an entry of a list lead to the page of the list that shows it: content writes `/case-studies#name`
 * for any page.
 * @param data anything serialisable as JSON
 */
export function withPlacedAnchors<Data>(content: Content, data: Data): Data {
  const placed = placesIn(content);
  if (placed.size === 0) return data;
  const text = JSON.stringify(data);
  const moved = text.replace(/"\/[^"#]*#[^"]*"/g, (link) => placed.get(link) ?? link);
  return moved === text ? data : JSON.parse(moved);
}
