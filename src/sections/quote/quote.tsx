import { Actions } from "../../components/actions.tsx";
import { formatNumber } from "../../format/format.ts";
import { backgrounds, container, quoteText, smallText, softText, visuallyHidden } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { quoteData } from "./data.server.ts";
import * as styles from "./quote.css.ts";

type Shown = SectionProps<"quote", typeof quoteData>["section"];

/** What one customer said, set large, beside what a case study changed. */
export function QuoteSection({ section, placement }: SectionProps<"quote", typeof quoteData>) {
  const { testimonial, caseStudy, action } = section;
  if (!testimonial) return null;
  const { quote, name, business, figure } = testimonial;
  return (
    <div className={`${backgrounds[placement.background]} ${sectionStyle}`}>
      <div className={`${container} ${styles.proof}`}>
        <figure className={styles.quote}>
          <blockquote className={quoteText}>{quote}</blockquote>
          <figcaption className={softText}>
            <strong className={styles.name}>{name}</strong>
            {business}
          </figcaption>
        </figure>
        <div className={styles.measured}>
          {caseStudy ? <Change caseStudy={caseStudy} /> : figure && <Counted figure={figure} />}
          {action && <Actions actions={[action]} size="lg" />}
        </div>
      </div>
    </div>
  );
}

/** A number that was counted at the customer who is quoted. */
function Counted({
  figure: { value, label },
}: {
  readonly figure: NonNullable<NonNullable<Shown["testimonial"]>["figure"]>;
}) {
  return (
    <p>
      <strong className={`${styles.change} ${styles.counted}`}>{value}</strong> {label}
    </p>
  );
}

/** A number before and after; its client belongs to it, who isn't the one who is quoted. */
function Change({ caseStudy: { change, client, words } }: { readonly caseStudy: NonNullable<Shown["caseStudy"]> }) {
  const { name, before, after, unit = "" } = change;
  return (
    <div>
      <p className={styles.change}>
        <span className={visuallyHidden}>{words.before}: </span>
        {formatNumber(before)}
        {unit} <span aria-hidden="true">→</span>{" "}
        <span className={styles.after}>
          <span className={visuallyHidden}>{words.after}: </span>
          {formatNumber(after)}
          {unit}
        </span>
      </p>
      <p>{name}</p>
      <p className={`${softText} ${smallText}`}>{client}</p>
    </div>
  );
}
