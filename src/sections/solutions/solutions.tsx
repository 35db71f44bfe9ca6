import { Actions } from "../../components/actions.tsx";
import { Cards } from "../../components/cards.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { solutionsData } from "./data.server.ts";
import { SolutionsInDetail } from "./solution-details.tsx";
import { SolutionScreens } from "./solution-screens.tsx";

/** The core solutions: short with links, or in full. */
export function SolutionsSection({ section, placement }: SectionProps<"solutions", typeof solutionsData>) {
  const { layout, solutions, words, action } = section;
  if (layout === "details") {
    return (
      <>
        <Section head={section} placement={placement} layout="stacked" />
        <SolutionsInDetail section={section} background={placement.background} />
      </>
    );
  }
  if (layout === "screens") {
    return (
      <Section head={section} placement={placement} layout="stacked" aside={action && <Actions actions={[action]} />}>
        <SolutionScreens solutions={solutions} words={words} />
      </Section>
    );
  }
  return (
    <Section
      head={section}
      placement={placement}
      layout={action ? "split" : "stacked"}
      aside={action && <Actions actions={[action]} />}
    >
      <Cards
        items={solutions.map(({ name, summary, href }) => ({ title: name, text: summary, href }))}
        columns={action ? "two" : "three"}
      />
    </Section>
  );
}
