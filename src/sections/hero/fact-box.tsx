import { softText } from "../../theme/layout.css.ts";
import * as styles from "./fact-box.css.ts";

interface Entry {
  readonly name: string;
  readonly value: string;
}

export function FactBox({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className={styles.box}>
      <dl className={styles.list}>
        {entries.map(({ name, value }, index) => (
          <div key={index} className={styles.entry}>
            <dt className={softText}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
