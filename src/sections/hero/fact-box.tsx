import type { ReactNode } from "react";
import { soft } from "../../theme/layout.css.ts";
import * as styles from "./fact-box.css.ts";

interface Entry {
  readonly name: string;
  readonly value: string;
}

interface FactBoxProps {
  /** "sums" sets values on the right, "facts" below their names. */
  readonly layout: keyof typeof styles.layouts;
  readonly title?: string;
  readonly entries: readonly Entry[];
  /** The sum of the entries' values. */
  readonly total?: Entry;
  readonly foot?: ReactNode;
}

/** A summary box: a few names with their values. */
export function FactBox({ layout, title, entries: items, total, foot }: FactBoxProps) {
  return (
    <div className={styles.box}>
      {title && <p className={styles.title}>{title}</p>}
      <dl className={styles.lists[layout]}>
        {items.map((item, index) => (
          <div key={index} className={styles.layouts[layout]}>
            <dt className={soft}>{item.name}</dt>
            <dd className={styles.value}>{item.value}</dd>
          </div>
        ))}
        {total && (
          <div className={`${styles.layouts.sums} ${styles.total}`}>
            <dt>{total.name}</dt>
            <dd className={styles.value}>{total.value}</dd>
          </div>
        )}
      </dl>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
