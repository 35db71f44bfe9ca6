import type { IndustryPart } from "../../schemas/industry.ts";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { ContentsBar } from "../sections/contents-bar.tsx";
import { Hero } from "../sections/hero.tsx";
import { Questions } from "../sections/questions.tsx";
import { Section } from "../sections/section.tsx";
import { solutionCards } from "../sections/solution-cards.ts";
import type { GroundName } from "../theme/layout.css.ts";
import { IndustryExhibit } from "./industry-exhibit.tsx";
import { INDUSTRY_PARTS } from "./industry-parts.tsx";

type IndustryPage = PageData["industries"];

/** An industry's page: what its people recognise first, then its parts, in the order that its content gives. */
export function IndustryTemplate({ page }: { readonly page: IndustryPage }) {
  const parts = partsOf(page);
  return (
    <>
      <Hero hero={page.hero} exhibit={<IndustryExhibit page={page} />} />
      <BelowFold>
        <ContentsBar parts={contentsOf(page, parts)} />
        {parts.map((name, index) => {
          const Part = INDUSTRY_PARTS[name];
          return <Part key={name} page={page} ground={groundOf(parts, index)} />;
        })}
        <WaysOn page={page} />
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

/** The page's parts in their order, without those that it has nothing for, or shows beside its title. */
function partsOf({ sequence, exhibit, caseStudies }: IndustryPage): IndustryPart[] {
  const isLeftOut = (name: IndustryPart) =>
    name === "conversation" ? exhibit.kind === "conversation" : name === "caseStudies" && caseStudies.length === 0;
  return sequence.filter((name) => !isLeftOut(name));
}

/** Light grounds take turns, so that the last part is told from the shade of what follows; the conversation is at night. */
function groundOf(parts: readonly IndustryPart[], index: number): GroundName {
  if (parts[index] === "conversation") return "night";
  const after = parts.slice(index + 1).filter((name) => name !== "conversation").length;
  return after % 2 === 0 ? "limestone" : "shade";
}

/** The parts that one may look for, by names that are the same on every industry's page. */
function contentsOf(page: IndustryPage, parts: readonly IndustryPart[]) {
  const { labels, questions } = page;
  const names = { ...labels.parts, caseStudies: labels.caseStudies };
  return [
    ...parts.map((name) => ({
      label: names[name],
      heading: name === "caseStudies" ? labels.caseStudies : page[name].title,
    })),
    ...(questions.length > 0 ? [{ label: labels.parts.questions, heading: labels.questions }] : []),
  ];
}

/** What may be read or chosen next. */
function WaysOn({ page: { labels, solutions, questions, links } }: { readonly page: IndustryPage }) {
  return (
    <>
      <Section head={{ title: labels.solutions }} ground="shade" background="section" layout="stacked">
        <Cards items={solutionCards(solutions)} columns="three" />
      </Section>
      {questions.length > 0 && (
        <Section head={{ title: labels.questions }}>
          <Questions items={questions} />
        </Section>
      )}
      <Section head={{ title: labels.links }} ground="shade" layout="stacked">
        <Cards items={links} columns="three" />
      </Section>
    </>
  );
}
