import { Cards } from "../../components/cards.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { cardsData } from "./data.server.ts";

export function CardsSection({ section, placement }: SectionProps<"cards", typeof cardsData>) {
  const { items } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <Cards items={items} columns="three" />
    </Section>
  );
}
