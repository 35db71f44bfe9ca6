import { Accordion } from "../../components/accordion.tsx";
import { CalendarDate } from "../../components/calendar-date.tsx";
import { SourceLine } from "../../components/sources.tsx";
import { small, soft } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";

/** Titles whose texts open below them: questions, rules. */
export function AccordionSection({ section, place }: SectionProps<"accordion">) {
  const { checked, items, isFirstOpen, words } = section;
  return (
    <Section
      head={section}
      place={place}
      aside={
        checked && (
          <p className={`${soft} ${small}`}>
            {words.checked} <CalendarDate date={checked} />
          </p>
        )
      }
    >
      <Accordion
        isFirstOpen={isFirstOpen}
        items={items.map(({ title, text, source }) => ({
          title,
          content: (
            <>
              <p>{text}</p>
              {source && <SourceLine source={source} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
