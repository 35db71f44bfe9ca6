import { Amount } from "./amount.tsx";
import { list, metric, name as nameStyle, value as valueStyle } from "./metrics.css.ts";

interface MetricsProps {
  readonly items: readonly { readonly name: string; readonly value: string }[];
}

export function Metrics({ items }: MetricsProps) {
  return (
    <dl className={list}>
      {items.map(({ name, value }, index) => (
        <div key={index} className={metric}>
          <dt className={nameStyle}>{name}</dt>
          <dd className={valueStyle}>
            <Amount amount={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
