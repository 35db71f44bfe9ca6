import type { ContentData, ContentTypeName } from "../../schemas/content-types.ts";
import type { Redirect } from "../../schemas/redirects.ts";
import type { Content, Entry } from "./content.server.ts";
import { publishedArticles } from "./page-data.server.ts";
import { pageAddress, pageCount, pageOf, splitPageAddress } from "./pagination.ts";

/** The pages whose lists go on page by page, and the entries that each lists, in order. */
const LISTS: { readonly [Name in ContentTypeName]?: (content: Content) => readonly Entry[] } = {
  "blog-page": publishedArticles,
  "case-studies-page": (content) => content.all("case-studies"),
};

interface FurtherPage {
  readonly type: ContentTypeName;
  readonly list: string;
  readonly page: number;
  readonly address: string;
}

/** @returns the second and later pages of every list; none as long as each list fits on one. */
export function furtherPages(content: Content): FurtherPage[] {
  return content.types.flatMap((type) => {
    const entries = LISTS[type]?.(content).length ?? 0;
    return content.all(type).flatMap(({ address: list }) => {
      const numbers = Array.from({ length: pageCount(entries) - 1 }, (_, index) => index + 2);
      return list ? numbers.map((page) => ({ type, list, page, address: pageAddress(list, page) })) : [];
    });
  });
}

/** A page of the site: the entry it shows, and which page of its list it is. */
export interface FoundPage<Name extends ContentTypeName> {
  readonly entry: Entry<ContentData[Name]>;
  readonly page: number;
}

/** @returns the page of an address; undefined if there is none, as beyond the last page of a list. */
export function findPage<Name extends ContentTypeName>(
  content: Content,
  type: Name,
  address: string,
): FoundPage<Name> | undefined {
  const { list, page } = splitPageAddress(address);
  const entry = content.all(type).find((candidate) => candidate.address === list);
  const exists = page <= pageCount(LISTS[type]?.(content).length ?? 0);
  return entry && exists ? { entry, page } : undefined;
}

/** @returns redirects from what somebody may take for a first page's address to that page. */
export function firstPageRedirects(content: Content): Redirect[] {
  const lists = new Set(furtherPages(content).map(({ list }) => list));
  return [...lists].map((list) => ({ from: `${list}/page/1`, to: list, permanent: true }));
}

/** Where links to entries of further pages lead, by content: it is asked for with every page that is built. */
const places = new WeakMap<Content, ReadonlyMap<string, string>>();

/** @returns for each link to an entry on a further page, as content writes it, the link that leads there; both quoted */
function placesIn(content: Content): ReadonlyMap<string, string> {
  const known = places.get(content);
  if (known) return known;
  const found = new Map<string, string>(
    furtherPages(content).flatMap(({ type, list, page, address }) =>
      pageOf(LISTS[type]?.(content) ?? [], page).map(({ name }) => [`"${list}#${name}"`, `"${address}#${name}"`]),
    ),
  );
  places.set(content, found);
  return found;
}

/**
 * Makes links to an entry of a list lead to the page of the list that shows it: content writes `/case-studies#name`,
 * whatever page the case study stands on.
 * @param data anything that can be written as JSON
 */
export function withPlacedAnchors<Data>(content: Content, data: Data): Data {
  const placed = placesIn(content);
  if (placed.size === 0) return data;
  return JSON.parse(JSON.stringify(data).replace(/"\/[^"#]*#[^"]*"/g, (link) => placed.get(link) ?? link));
}
