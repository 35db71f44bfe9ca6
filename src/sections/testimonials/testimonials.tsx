import { Attribution } from "../../components/attribution.tsx";
import { evenColumns } from "../../components/even-columns.ts";
import { frame, grids } from "../../components/grid.css.ts";
import { largeNumber, softText } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { testimonialsData } from "./data.server.ts";
import * as styles from "./testimonials.css.ts";

/** What customers said. */
export function TestimonialsSection({ section, placement }: SectionProps<"testimonials", typeof testimonialsData>) {
  const { testimonials } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <div className={frame}>
        <ul className={`${grids[evenColumns(testimonials.length, "three")]} ${styles.list}`}>
          {testimonials.map(({ face, figure, ...testimonial }, index) => (
            <li key={index}>
              <figure className={styles.testimonial}>
                <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
                <figcaption className={softText}>
                  {figure && (
                    <p className={styles.figure}>
                      <strong className={largeNumber}>{figure.value}</strong> {figure.label}
                    </p>
                  )}
                  <Attribution of={testimonial} face={face} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
