import type { ContentData, ContentTypeName } from "../../schemas/content-types.ts";
import type { Redirect } from "../../schemas/redirects.ts";
import { publishedArticles } from "./articles.server.ts";
import type { Content, Entry } from "./content.server.ts";
import { pageAddress, pageCount, pageOf, splitPageAddress } from "./pagination.ts";
import { perContent } from "./per-content.ts";

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
export const furtherPages = perContent((content): readonly FurtherPage[] =>
  content.types.flatMap((type) => {
    const entries = LISTS[type]?.(content).length ?? 0;
    return content.all(type).flatMap(({ address: list }) => {
      const numbers = Array.from({ length: pageCount(entries) - 1 }, (_, index) => index + 2);
      return list ? numbers.map((page) => ({ type, list, page, address: pageAddress(list, page) })) : [];
    });
  }),
);

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
  const name = namesByAddress(content).get(list);
  const entry = name === undefined ? undefined : content.find(type, name);
  const exists = page <= pageCount(LISTS[type]?.(content).length ?? 0);
  return entry?.address === list && exists ? { entry, page } : undefined;
}

/** The names of the entries that have a page, by the page's address. */
const namesByAddress = perContent(
  (content) => new Map(content.types.flatMap((type) => content.all(type).map(({ address, name }) => [address, name]))),
);

/**
 * @returns redirects from what somebody may take for a first page's address to that page. They are there for short lists
 *   too: redirects are part of the application's code, which must not change with the number of entries.
 */
export function firstPageRedirects(content: Content): Redirect[] {
  const lists = content.types.filter((type) => LISTS[type]).flatMap((type) => content.all(type));
  return lists.flatMap(({ address }) => (address ? [{ from: `${address}/page/1`, to: address, permanent: true }] : []));
}

/** For each link to an entry on a further page, as content writes it, the link that leads there; both quoted. */
const placesIn = perContent(
  (content) =>
    new Map<string, string>(
      furtherPages(content).flatMap(({ type, list, page, address }) =>
        pageOf(LISTS[type]?.(content) ?? [], page).map(({ name }) => [`"${list}#${name}"`, `"${address}#${name}"`]),
      ),
    ),
);

/**
 * Makes links to an entry of a list lead to the page of the list that shows it: content writes `/case-studies#name`,
 * whatever page the case study stands on.
 * @param data anything that can be written as JSON
 */
export function withPlacedAnchors<Data>(content: Content, data: Data): Data {
  const placed = placesIn(content);
  if (placed.size === 0) return data;
  const text = JSON.stringify(data);
  const moved = text.replace(/"\/[^"#]*#[^"]*"/g, (link) => placed.get(link) ?? link);
  return moved === text ? data : JSON.parse(moved);
}
