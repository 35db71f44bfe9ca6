import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import { anchorId } from "./anchor-id.ts";
import { content as contentStyle, fold, folds, mark, summary, title as titleStyle } from "./folds.css.ts";

interface FoldsProps {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  readonly isFirstOpen?: boolean;
}

/** Titles whose contents open below them, without a script. */
export function Folds({ items, isFirstOpen = false }: FoldsProps) {
  return (
    <div className={folds}>
      {items.map(({ title, content }, index) => (
        <details key={title} id={anchorId(title)} className={fold} open={isFirstOpen && index === 0}>
          <summary className={summary}>
            <h3 className={titleStyle}>{title}</h3>
            <span className={mark}>
              <Icon name="cross" />
            </span>
          </summary>
          <div className={contentStyle}>{content}</div>
        </details>
      ))}
    </div>
  );
}
