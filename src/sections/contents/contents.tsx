import site from "virtual:site";
import { anchorId } from "../../addresses/anchor-id.ts";
import { Fold } from "../../components/fold.tsx";
import { container } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { bar, folded, link, list, narrowLink } from "./contents.css.ts";
import type { contentsData } from "./data.server.ts";

/**
 * The contents of a page with many sections: a sticky bar on wide screens, a folded list
 * on narrow ones. It needs no script.
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
        <Fold title={title}>
          <ul>{linksOf(narrowLink)}</ul>
        </Fold>
      </nav>
    </>
  );
}
