import { Statistics } from "../../components/statistics.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { statisticsData } from "./data.server.ts";

/** Figures worth showing large. */
export function StatisticsSection({ section, place }: SectionProps<"statistics", typeof statisticsData>) {
  return (
    <Section head={section} place={place} layout="stacked">
      <Statistics items={section.figures} />
    </Section>
  );
}
