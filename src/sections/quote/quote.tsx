import { Actions } from "../../components/actions.tsx";
import { Attribution } from "../../components/attribution.tsx";
import { BeforeAfterNumbers } from "../../components/before-after-numbers.tsx";
import { backgrounds, container, eyebrow, quoteText } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { quoteData } from "./data.server.ts";
import * as styles from "./quote.css.ts";

/** A large quotation beside what was counted at the same customer. */
export function QuoteSection({ section, placement }: SectionProps<"quote", typeof quoteData>) {
  const { testimonial, face, change, action, words, from } = section;
  if (!testimonial) return null;
  const { quote, figure } = testimonial;
  const size = from ? "small" : "large";
  return (
    <div className={`${backgrounds[placement.background]} ${sectionStyle}`}>
      <div className={`${container} ${styles.proof}`}>
        <figure className={styles.quotes[size]}>
          {from && <p className={eyebrow}>{from}</p>}
          <blockquote className={quoteText}>{quote}</blockquote>
          <figcaption>
            <Attribution of={testimonial} face={face} />
          </figcaption>
        </figure>
        <div className={styles.measured}>
          {change ? (
            <BeforeAfterNumbers change={change} labels={words} size={size} />
          ) : (
            figure && (
              <p>
                <strong className={styles.counted[size]}>{figure.value}</strong> {figure.label}
              </p>
            )
          )}
          {action && <Actions actions={[action]} size={from ? "default" : "lg"} />}
        </div>
      </div>
    </div>
  );
}
