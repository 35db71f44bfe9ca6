import { Statistics } from "../../components/statistics.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { statisticsData } from "./data.server.ts";

/** Large figures. */
export function StatisticsSection({ section, placement }: SectionProps<"statistics", typeof statisticsData>) {
  return (
    <Section head={section} placement={placement} layout="stacked">
      <Statistics items={section.figures} />
    </Section>
  );
}
