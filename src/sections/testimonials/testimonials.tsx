import { evenColumns } from "../../components/even-columns.ts";
import { frame, grids } from "../../components/grid.css.ts";
import { soft } from "../../theme/layout.css.ts";
import { list, name as nameStyle, quote as quoteStyle, testimonial } from "./testimonials.css.ts";

interface TestimonialsProps {
  readonly items: readonly { readonly quote: string; readonly name: string; readonly business: string }[];
}

/** What customers said. */
export function Testimonials({ items }: TestimonialsProps) {
  return (
    <div className={frame}>
      <ul className={`${grids[evenColumns(items.length, "three")]} ${list}`}>
        {items.map(({ quote, name, business }) => (
          <li key={quote}>
            <figure className={testimonial}>
              <blockquote className={quoteStyle}>{quote}</blockquote>
              <figcaption className={soft}>
                <strong className={nameStyle}>{name}</strong>
                <span>{business}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
