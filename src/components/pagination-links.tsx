import site from "virtual:site";
import { type Pagination, shownPages } from "../addresses/pagination.ts";
import { visuallyHidden } from "../theme/layout.css.ts";
import { Icon } from "./icon.tsx";
import { back, gap, numbers, pageLink, pageLinks } from "./pagination-links.css.ts";

interface PaginationLinksProps {
  /** Undefined if the list fits on one page. */
  readonly pagination: Pagination | undefined;
}

/** The links to the pages of a long list. */
export function PaginationLinks({ pagination }: PaginationLinksProps) {
  if (!pagination) return null;
  const { label, page: word, previous, next } = site.navigation.pagination;
  return (
    <nav className={pageLinks} aria-label={label}>
      {pagination.previous && (
        <a className={`${pageLink} ${back}`} href={pagination.previous} rel="prev">
          <Icon name="arrow" />
          {previous}
        </a>
      )}
      <ul className={numbers}>
        {shownPages(pagination).map((page, index, all) =>
          page === "gap" ? (
            <li key={`after ${all[index - 1]}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.number}>
              <a
                className={pageLink}
                href={page.address}
                aria-current={page.number === pagination.current ? "page" : undefined}
              >
                <span className={visuallyHidden}>{word} </span>
                {page.number}
              </a>
            </li>
          ),
        )}
      </ul>
      {pagination.next && (
        <a className={pageLink} href={pagination.next} rel="next">
          {next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
