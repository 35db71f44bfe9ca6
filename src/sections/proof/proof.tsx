import { anchorId } from "../../addresses/anchor-id.ts";
import { formatNumber } from "../../format/format.ts";
import { backgrounds, container, largeNumber, quoteText, softText, visuallyHidden } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { proofData } from "./data.server.ts";
import { fact, initials, name as nameStyle, person, quote as quoteStyle, row, sign } from "./proof.css.ts";

type Shown = SectionProps<"proof", typeof proofData>["section"];

/** What has come of the work, in one row. */
export function ProofSection({ section, placement }: SectionProps<"proof", typeof proofData>) {
  const { title, figures, caseStudy, testimonial } = section;
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
        {caseStudy && <Change section={section} caseStudy={caseStudy} />}
        {testimonial && <Quote testimonial={testimonial} />}
      </div>
    </section>
  );
}

interface ChangeProps {
  readonly section: Shown;
  readonly caseStudy: NonNullable<Shown["caseStudy"]>;
}

/** A number before and after, with whom it is about: it is one customer's. */
function Change({ section: { words }, caseStudy: { change, client } }: ChangeProps) {
  const { name, before, after, unit = "" } = change;
  return (
    <div className={fact}>
      <p className={largeNumber}>
        <span className={visuallyHidden}>{words.before}: </span>
        {formatNumber(before)}
        {unit}{" "}
        <span className={sign} aria-hidden="true">
          →
        </span>{" "}
        <span className={visuallyHidden}>{words.after}: </span>
        {formatNumber(after)}
        {unit}
      </p>
      <p className={softText}>{name}</p>
      <p className={softText}>{client}</p>
    </div>
  );
}

function Quote({
  testimonial: { quote, name, business },
}: {
  readonly testimonial: NonNullable<Shown["testimonial"]>;
}) {
  return (
    <figure className={quoteStyle}>
      <blockquote className={quoteText}>{quote}</blockquote>
      <figcaption className={person}>
        <span className={initials} aria-hidden="true">
          {name.replace(/[^\p{Lu}]/gu, "")}
        </span>
        <span className={softText}>
          <strong className={nameStyle}>{name}</strong>
          {business}
        </span>
      </figcaption>
    </figure>
  );
}
