import type { ReactNode } from "react";
import { anchorId } from "../content/pages/anchor-id.ts";
import { titleSize } from "../theme/layout.css.ts";
import { accordion, content as contentStyle, item as itemStyle, mark, summary } from "./accordion.css.ts";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  readonly isFirstOpen?: boolean;
}

/** Titles whose contents open below them, without a script. */
export function Accordion({ items, isFirstOpen = false }: AccordionProps) {
  return (
    <div className={accordion}>
      {items.map(({ title, content }, index) => (
        <details key={title} id={anchorId(title)} className={itemStyle} open={isFirstOpen && index === 0}>
          <summary className={summary}>
            <h3 className={titleSize.heading4}>{title}</h3>
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
