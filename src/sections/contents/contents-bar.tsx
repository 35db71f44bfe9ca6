import site from "virtual:site";
import { Icon } from "../../components/icon.tsx";
import { chevron, opener } from "../../components/table-of-contents.css.ts";
import { anchorId } from "../../content/pages/anchor-id.ts";
import { container } from "../../theme/layout.css.ts";
import { bar, folded, link, list, narrowLink } from "./contents-bar.css.ts";

interface ContentsBarProps {
  /** The parts of the page: what the bar calls them, and their headings. */
  readonly parts: readonly { readonly label: string; readonly heading: string }[];
}

/**
 * The contents of a page of many sections: a bar that stays below the header where there is room, and a list that opens
 * on narrow screens. It needs no script: the links are anchors on the page.
 */
export function ContentsBar({ parts }: ContentsBarProps) {
  const label = site.navigation.onThisPage;
  const links = parts.map(({ label: words, heading }) => ({ words, href: `#${anchorId(heading)}` }));
  return (
    <>
      <nav className={bar} aria-label={label}>
        <ul className={`${container} ${list}`}>
          {links.map(({ words, href }) => (
            <li key={href}>
              <a className={link} href={href}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={`${container} ${folded}`} aria-label={label}>
        <details>
          <summary className={opener}>
            {label}
            <span className={chevron}>
              <Icon name="chevron" />
            </span>
          </summary>
          <ul>
            {links.map(({ words, href }) => (
              <li key={href}>
                <a className={narrowLink} href={href}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </>
  );
}
