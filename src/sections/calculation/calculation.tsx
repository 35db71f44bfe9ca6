import { Sources } from "../../components/sources.tsx";
import { detail, measure, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { body } from "./calculation.css.ts";
import { CalculationTable } from "./calculation-table.tsx";
import type { calculationData } from "./data.server.ts";

/** What something costs today, worked out. */
export function CalculationSection({ section, place }: SectionProps<"calculation", typeof calculationData>) {
  const { note, sources, words } = section;
  return (
    <Section head={section} place={place}>
      <div className={body}>
        <CalculationTable calculation={section} labels={words} />
        <p className={`${detail} ${measure}`}>{note}</p>
        {sources.length > 0 && (
          <div>
            <h3 className={titleSize.heading4}>{words.sources}</h3>
            <Sources sources={sources} />
          </div>
        )}
      </div>
    </Section>
  );
}
