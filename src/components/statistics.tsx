import { largeNumber, softText } from "../theme/layout.css.ts";
import { scope as scopeStyle, statistic, statistics, value as valueStyle } from "./statistics.css.ts";

interface StatisticsProps {
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    /** What the number covers. */
    readonly scope?: string | undefined;
  }[];
}

/** Numbers worth showing large. */
export function Statistics({ items }: StatisticsProps) {
  return (
    <dl className={statistics}>
      {items.map(({ value, label, scope }, index) => (
        <div key={index} className={statistic}>
          <dt className={softText}>
            {label}
            {scope && <span className={scopeStyle}>{scope}</span>}
          </dt>
          <dd className={`${largeNumber} ${valueStyle}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
