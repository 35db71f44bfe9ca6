import { soft } from "../theme/layout.css.ts";
import { layouts, metric, name as nameStyle, value as valueStyle } from "./metrics.css.ts";

interface MetricsProps {
  readonly items: readonly { readonly name: string; readonly value: string }[];
  readonly layout?: keyof typeof layouts;
}

/** The measured results of a case study. */
export function Metrics({ items, layout = "row" }: MetricsProps) {
  return (
    <dl className={layouts[layout]}>
      {items.map(({ name, value }) => (
        <div key={name} className={metric}>
          <dt className={`${soft} ${nameStyle}`}>{name}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
