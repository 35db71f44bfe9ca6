import { formatNumber } from "../format/format.ts";
import { visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./before-after-bars.css.ts";
import type { Change } from "./square-marks.ts";

interface BeforeAfterBarsProps {
  readonly change: Change;
  readonly labels: { readonly before: string; readonly after: string };
}

/** A number before and after, as two bars. Phrasing content, as it is used inside links. */
export function BeforeAfterBars({ change: { name, before, after, unit = "" }, labels }: BeforeAfterBarsProps) {
  const whole = unit === "%" ? 100 : Math.max(before, after);
  return (
    <span className={styles.change}>
      {(["before", "after"] as const).map((when) => {
        const amount = when === "before" ? before : after;
        return (
          <span key={when} className={styles.bars[when]}>
            <span className={visuallyHidden}>{labels[when]}</span>
            <span className={styles.figure}>
              {formatNumber(amount)}
              {unit}
            </span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.max(1, Math.round((100 * amount) / whole))}v1H0Z`} fill="currentColor" />
            </svg>
          </span>
        );
      })}
      <span className={styles.caption}>
        <span className={styles.name}>{name}</span>
      </span>
    </span>
  );
}
