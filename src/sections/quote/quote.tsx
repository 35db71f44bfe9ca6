import { container, onGrounds, quoted, soft } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { quoteData } from "./data.server.ts";
import { name as nameStyle, quote as quoteStyle } from "./quote.css.ts";

/** What one customer said, set large. */
export function QuoteSection({ section: { testimonial }, place }: SectionProps<"quote", typeof quoteData>) {
  if (!testimonial) return null;
  const { quote, name, business } = testimonial;
  return (
    <div className={`${onGrounds[place.ground]} ${sectionStyle}`}>
      <figure className={`${container} ${quoteStyle}`}>
        <blockquote className={quoted}>{quote}</blockquote>
        <figcaption className={soft}>
          <strong className={nameStyle}>{name}</strong>
          {business}
        </figcaption>
      </figure>
    </div>
  );
}
