import { anchorId } from "../../addresses/anchor-id.ts";
import { BeforeAfterNumbers } from "../../components/before-after-numbers.tsx";
import { Portrait } from "../../components/portrait.tsx";
import { backgrounds, container, largeNumber, quoteText, softText } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { proofData } from "./data.server.ts";
import { fact, initials, name as nameStyle, person, quote as quoteStyle, row } from "./proof.css.ts";

type Shown = SectionProps<"proof", typeof proofData>["section"];

/** Proof in one row: a figure, a change and a testimonial. */
export function ProofSection({ section, placement }: SectionProps<"proof", typeof proofData>) {
  const { title, figures, caseStudy, testimonial, face, words } = section;
  return (
    <section className={`${backgrounds[placement.background]} ${sectionStyle}`} aria-label={title} id={anchorId(title)}>
      <div className={`${container} ${row}`}>
        {figures.map(({ value, label, scope }, index) => (
          <div key={index} className={fact}>
            <p className={largeNumber}>{value}</p>
            <p className={softText}>{label}</p>
            {scope && <p className={softText}>{scope}</p>}
          </div>
        ))}
        {caseStudy && (
          <div className={fact}>
            <BeforeAfterNumbers {...caseStudy} labels={words} />
          </div>
        )}
        {testimonial && <Quote testimonial={testimonial} face={face} />}
      </div>
    </section>
  );
}

function Quote({
  testimonial: { quote, name, business },
  face,
}: {
  readonly testimonial: NonNullable<Shown["testimonial"]>;
  readonly face: Shown["face"];
}) {
  return (
    <figure className={quoteStyle}>
      <blockquote className={quoteText}>{quote}</blockquote>
      <figcaption className={person}>
        {face ? (
          <Portrait portrait={{ src: face }} />
        ) : (
          <span className={initials} aria-hidden="true">
            {name.replace(/[^\p{Lu}]/gu, "")}
          </span>
        )}
        <span className={softText}>
          <strong className={nameStyle}>{name}</strong>
          {business}
        </span>
      </figcaption>
    </figure>
  );
}
