import { evenColumns } from "../../components/even-columns.ts";
import { frame, grids } from "../../components/grid.css.ts";
import { Portrait } from "../../components/portrait.tsx";
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
          {testimonials.map(({ quote, name, business, figure, face }, index) => (
            <li key={index}>
              <figure className={styles.testimonial}>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <figcaption className={softText}>
                  {figure && (
                    <p className={styles.figure}>
                      <strong className={largeNumber}>{figure.value}</strong> {figure.label}
                    </p>
                  )}
                  <span className={styles.person}>
                    {face && <Portrait portrait={{ src: face }} />}
                    <span>
                      <strong className={styles.name}>{name}</strong>
                      {business}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
