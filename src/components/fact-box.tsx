import type { ReactNode } from "react";
import { soft } from "../theme/layout.css.ts";
import {
  box,
  foot as footStyle,
  layouts,
  lists,
  title as titleStyle,
  total as totalStyle,
  value,
} from "./fact-box.css.ts";

interface Entry {
  readonly name: string;
  readonly value: string;
}

interface FactBoxProps {
  /** "sums" sets values at the right, "facts" below their names. */
  readonly layout: keyof typeof layouts;
  readonly title?: string;
  readonly entries: readonly Entry[];
  /** The sum of the entries' values. */
  readonly total?: Entry;
  readonly foot?: ReactNode;
}

/** The box in the corner of a map's sheet: a few names with their values. */
export function FactBox({ layout, title, entries: items, total, foot }: FactBoxProps) {
  return (
    <div className={box}>
      {title && <p className={titleStyle}>{title}</p>}
      <dl className={lists[layout]}>
        {items.map((item) => (
          <div key={item.name} className={layouts[layout]}>
            <dt className={soft}>{item.name}</dt>
            <dd className={value}>{item.value}</dd>
          </div>
        ))}
        {total && (
          <div className={`${layouts.sums} ${totalStyle}`}>
            <dt>{total.name}</dt>
            <dd className={value}>{total.value}</dd>
          </div>
        )}
      </dl>
      {foot && <div className={footStyle}>{foot}</div>}
    </div>
  );
}
