import site from "virtual:site";
import { anchorId } from "../../addresses/anchor-id.ts";
import { Disclosure } from "../../components/table-of-contents.tsx";
import { container } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { bar, folded, link, list, narrowLink } from "./contents.css.ts";
import type { contentsData } from "./data.server.ts";

/**
 * The contents of a page of many sections: a bar that stays below the header where there is room, and a list that opens
 * on narrow screens. It needs no script: the links are anchors on the page.
 */
export function ContentsSection({ section: { parts } }: SectionProps<"contents", typeof contentsData>) {
  const title = site.navigation.onThisPage;
  const linksOf = (className: string) =>
    parts.map(({ label, heading }, index) => (
      <li key={index}>
        <a className={className} href={`#${anchorId(heading)}`}>
          {label}
        </a>
      </li>
    ));
  return (
    <>
      <nav className={bar} aria-label={title}>
        <ul className={`${container} ${list}`}>{linksOf(link)}</ul>
      </nav>
      <nav className={`${container} ${folded}`} aria-label={title}>
        <Disclosure title={title}>
          <ul>{linksOf(narrowLink)}</ul>
        </Disclosure>
      </nav>
    </>
  );
}
