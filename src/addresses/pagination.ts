/** Entries on one page of a list. */
export const PAGE_SIZE = 24;

interface ListPage {
  readonly number: number;
  readonly address: string;
}

export interface Pagination {
  readonly current: number;
  readonly pages: readonly ListPage[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Address of a page of a list. The first page has the list's address. */
export function pageAddress(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Splits the address of a list's page into the list and the page number, which is 1 for any other address. */
export function splitPageAddress(address: string): { list: string; page: number } {
  const [, list, page] = /^(.+)\/page\/([1-9]\d*)$/.exec(address) ?? [];
  return list !== undefined && Number(page) > 1 ? { list, page: Number(page) } : { list: address, page: 1 };
}

/** The number of pages that a list needs, at least one. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / PAGE_SIZE));
}

/** The entries of one page of a list. */
export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** @returns undefined if all entries fit on one page */
export function paginationOf(list: string, current: number, entries: number): Pagination | undefined {
  const count = pageCount(entries);
  if (count === 1) return undefined;
  return {
    current,
    pages: Array.from({ length: count }, (_, index) => ({ number: index + 1, address: pageAddress(list, index + 1) })),
    previous: current > 1 ? pageAddress(list, current - 1) : undefined,
    next: current < count ? pageAddress(list, current + 1) : undefined,
  };
}

/**
 * The pages worth a link: the first, the last and those around the current one.
 * @returns the pages in order, with gaps
 */
export function shownPages({ pages, current }: Pagination): (ListPage | "gap")[] {
  const shown = pages.filter(
    ({ number }) => number === 1 || number === pages.length || Math.abs(number - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before && page.number - before.number > 1 ? ["gap", page] : [page];
  });
}
