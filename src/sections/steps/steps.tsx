import { frame } from "../../components/grid.css.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { fullWidthStack, measure, smallText, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { lastInColumn, picture, stages, step, steps } from "./steps.css.ts";
import { Weeks } from "./weeks.tsx";

/** The most steps side by side with a readable width. More go below one another, beside the heading. */
const MOST_BESIDE = 5;

/** @returns such as "2–3", or "12" for a single week */
function rangeOf({ first, last }: { readonly first: number; readonly last: number }): string {
  return first === last ? `${first}` : `${first}–${last}`;
}

/** Steps in order: below one another, or side by side on wide screens. */
export function StepsSection({ section, placement }: SectionProps<"steps">) {
  const { items, timeline } = section;
  return (
    <Section
      head={section}
      placement={placement}
      layout={items.length > MOST_BESIDE && !timeline ? "split" : "stacked"}
    >
      <div className={`${frame} ${fullWidthStack.section}`}>
        {timeline && <Weeks items={items} timeline={timeline} />}
        <ol className={timeline ? stages : steps}>
          {items.map(({ title, text, weeks, drawing }, index) => (
            <li
              key={index}
              className={`${step} ${timeline && index + 1 === Math.ceil(items.length / 2) ? lastInColumn : ""}`}
              data-weeks={weeks && rangeOf(weeks)}
            >
              {drawing && (
                <div className={picture}>
                  <IndustryPicture drawing={drawing} />
                </div>
              )}
              <h3 className={titleSize.item}>{title}</h3>
              <p className={measure}>{text}</p>
              {weeks && timeline && (
                <p className={smallText}>
                  {timeline.week} {rangeOf(weeks)}. {timeline.hours}: <strong>{weeks.hours}</strong>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
