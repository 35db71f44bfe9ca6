import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Testimonials } from "./testimonials.tsx";

/** What customers said. */
export function TestimonialsSection({ section, place }: SectionProps<"testimonials">) {
  return (
    <Section head={section} place={place} layout="stacked">
      <Testimonials items={section.testimonials} />
    </Section>
  );
}
