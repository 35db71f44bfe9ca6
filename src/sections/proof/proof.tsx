import { anchorId } from "../../addresses/anchor-id.ts";
import { Attribution } from "../../components/attribution.tsx";
import { BeforeAfterNumbers } from "../../components/before-after-numbers.tsx";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { backgrounds, container, quoteText } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { proofData } from "./data.server.ts";
import * as styles from "./proof.css.ts";

/** Proof in one row: a customer's building, numbers and words, and a figure. */
export function ProofSection({ section, placement }: SectionProps<"proof", typeof proofData>) {
  const { title, study, testimonial, face, figures, words } = section;
  return (
    <section className={`${backgrounds[placement.background]} ${sectionStyle}`} aria-label={title} id={anchorId(title)}>
      <div className={`${container} ${styles.row}`}>
        {study && (
          <>
            <div className={styles.building}>
              <IndustryPicture drawing={study.drawing} />
            </div>
            <div className={styles.result}>
              <BeforeAfterNumbers change={study.change} labels={words} />
            </div>
          </>
        )}
        {testimonial && (
          <figure className={styles.quote}>
            <blockquote className={quoteText}>{testimonial.quote}</blockquote>
            <figcaption>
              <Attribution of={testimonial} face={face} />
            </figcaption>
          </figure>
        )}
        {figures.map(({ value, label, scope }, index) => (
          <p key={index} className={styles.figure}>
            <strong className={styles.value}>{value}</strong>{" "}
            <span>
              {label} {scope && <span className={styles.scope}>{scope}</span>}
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}
