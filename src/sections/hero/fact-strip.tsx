import { Hours } from "../../layout/contact-lines.tsx";
import { softText } from "../../theme/layout.css.ts";
import * as styles from "./fact-strip.css.ts";

interface Entry {
  readonly name: string;
  readonly value: string;
}

interface FactStripProps {
  readonly entries: readonly Entry[];
}

/** The longest value, in characters, that fits a column in large letters. */
const SHORT = 26;

export function FactStrip({ entries }: FactStripProps) {
  const value = styles.values[entries.every(({ value }) => value.length <= SHORT) ? "short" : "long"];
  return (
    <dl className={styles.strip}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <dt className={softText}>{entry.name}</dt>
          <dd className={value}>
            <Hours text={entry.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
