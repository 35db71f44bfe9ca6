import site from "virtual:site";
import { Icon } from "../../components/icon.tsx";
import { down, index, indexLink, indexName, sign as signStyle } from "./solution-index.css.ts";

interface SolutionIndexProps {
  readonly items: readonly { readonly id: string; readonly sign: string; readonly name: string }[];
}

/** Signs of a problem, each linked to the solution on this page. */
export function SolutionIndex({ items }: SolutionIndexProps) {
  return (
    <nav className={index} aria-label={site.navigation.onThisPage}>
      {items.map(({ id, sign, name }) => (
        <a key={id} className={indexLink} href={`#${id}`}>
          <span>
            <span className={signStyle}>{sign}</span>
            <span className={indexName}>{name}</span>
          </span>
          <span className={down}>
            <Icon name="arrow" />
          </span>
        </a>
      ))}
    </nav>
  );
}
