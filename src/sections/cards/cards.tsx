import { Cards } from "../../components/cards.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";

export function CardsSection({ section, placement }: SectionProps<"cards">) {
  const { items } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <Cards items={items} columns="three" />
    </Section>
  );
}
