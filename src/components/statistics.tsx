import { largeNumber, smallText, softText } from "../theme/layout.css.ts";
import { statistic, statistics, value as valueStyle } from "./statistics.css.ts";

interface StatisticsProps {
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    readonly scope?: string | undefined;
  }[];
}

export function Statistics({ items }: StatisticsProps) {
  return (
    <ul className={statistics}>
      {items.map(({ value, label, scope }, index) => (
        <li key={index} className={statistic}>
          <p>
            <strong className={`${largeNumber} ${valueStyle}`}>{value}</strong> {label}
          </p>
          {scope && <p className={`${softText} ${smallText}`}>{scope}</p>}
        </li>
      ))}
    </ul>
  );
}
