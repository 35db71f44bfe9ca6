import { number, soft } from "../theme/layout.css.ts";
import { statistic, statistics, value as valueStyle } from "./statistics.css.ts";

interface StatisticsProps {
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Numbers worth showing large. */
export function Statistics({ items }: StatisticsProps) {
  return (
    <dl className={statistics}>
      {items.map(({ value, label }) => (
        <div key={label} className={statistic}>
          <dt className={soft}>{label}</dt>
          <dd className={`${number} ${valueStyle}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
