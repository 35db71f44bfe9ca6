import { Fragment } from "react";
import { formatNumber } from "../../format/format.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./weeks.css.ts";

type Shown = SectionProps<"steps">["section"];

interface WeeksProps {
  readonly items: Shown["items"];
  readonly timeline: NonNullable<Shown["timeline"]>;
}

/** A column for each week, as high as the reader's hours in it. The steps have the same in words. */
export function Weeks({ items, timeline: { title, week } }: WeeksProps) {
  const weeks = items.flatMap(({ weeks }, step) => {
    if (!weeks) return [];
    const length = weeks.last - weeks.first + 1;
    return Array.from({ length }, (_, at) => ({ hours: weeks.hours / length, beginsStep: step > 0 && at === 0 }));
  });
  const most = Math.max(1, ...weeks.map(({ hours }) => hours));
  return (
    <div aria-hidden="true">
      <p className={styles.title}>{title}</p>
      <div className={styles.weeks}>
        {weeks.map(({ hours, beginsStep }, index) => (
          <div key={index} className={`${styles.week} ${beginsStep ? styles.firstWeek : ""}`}>
            <span className={styles.hours}>{formatNumber(Math.round(hours * 10) / 10)}</span>
            <svg className={styles.drawing} viewBox={`0 0 1 ${most}`} preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.bar} d={`M0 ${most - hours}h1V${most}H0Z`} />
            </svg>
            <span className={styles.number}>{index + 1}</span>
          </div>
        ))}
      </div>
      <p className={styles.axis}>{week}</p>
      <div className={styles.names}>
        {items.map(({ title, weeks }, index) => {
          const length = weeks ? weeks.last - weeks.first + 1 : 1;
          return (
            <Fragment key={index}>
              <span
                className={`${styles.name} ${styles.spans[Math.min(length, styles.MOST_WEEKS) - 1]} ${index > 0 ? styles.firstWeek : ""}`}
              >
                {title}
              </span>
              {Array.from({ length: Math.max(0, length - styles.MOST_WEEKS) }, (_, at) => (
                <span key={at} />
              ))}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
