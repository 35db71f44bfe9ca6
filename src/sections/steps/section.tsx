import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Steps } from "./steps.tsx";

/** The most steps that lie beside one another and keep a readable line. More go below one another, in the sheet's field. */
const MOST_BESIDE = 5;

/** What happens, step by step. */
export function StepsSection({ section, place }: SectionProps<"steps">) {
  return (
    <Section head={section} place={place} layout={section.items.length > MOST_BESIDE ? "sheet" : "stacked"}>
      <Steps items={section.items} />
    </Section>
  );
}
