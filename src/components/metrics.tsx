import { softText } from "../theme/layout.css.ts";
import { layouts, metricsIn, unit as unitStyle, values } from "./metrics.css.ts";

interface MetricsProps {
  readonly items: readonly { readonly name: string; readonly value: string }[];
  readonly layout: keyof typeof layouts;
}

export function Metrics({ items, layout }: MetricsProps) {
  return (
    <dl className={layouts[layout]}>
      {items.map(({ name, value }, index) => (
        <div key={index} className={metricsIn[layout]}>
          <dt className={softText}>{name}</dt>
          <dd className={values[layout]}>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number and its unit: "15.5", "hrs a week". */
const NUMBER_AND_UNIT = /^(.*\d\S*)\s+(\D.*)$/;

/** The number is larger than its unit, to be comparable at a glance. */
function Value({ value }: { readonly value: string }) {
  const [, figure, unit] = NUMBER_AND_UNIT.exec(value) ?? [];
  if (!unit) return value;
  return (
    <>
      {figure} <span className={unitStyle}>{unit}</span>
    </>
  );
}
