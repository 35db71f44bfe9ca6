import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Steps } from "./steps.tsx";

/** What happens, step by step. */
export function StepsSection({ section, place }: SectionProps<"steps">) {
  return (
    <Section head={section} place={place} layout="stacked">
      <Steps items={section.items} />
    </Section>
  );
}
