import type { ComponentProps, ReactNode } from "react";
import type { IndustryPart } from "../../schemas/industry.ts";
import { Anchor } from "../components/anchor.tsx";
import { CalendarDate } from "../components/calendar-date.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { Calculation } from "../sections/calculation.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { ContentsBar } from "../sections/contents-bar.tsx";
import { Dialogue } from "../sections/dialogue.tsx";
import { Exchange } from "../sections/exchange.tsx";
import { Folds } from "../sections/folds.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Hero } from "../sections/hero.tsx";
import { Legend } from "../sections/legend.tsx";
import { Metrics } from "../sections/metrics.tsx";
import { Points } from "../sections/points.tsx";
import { Questions } from "../sections/questions.tsx";
import { Record } from "../sections/record.tsx";
import { Route } from "../sections/route.tsx";
import { Section } from "../sections/section.tsx";
import { Sides } from "../sections/sides.tsx";
import { solutionCards } from "../sections/solution-cards.ts";
import { Tally } from "../sections/tally.tsx";
import { detail, eyebrow, type GroundName, measure, small, soft } from "../theme/layout.css.ts";
import {
  answer,
  answers,
  answerText,
  channel,
  cost,
  itemTitle,
  limits,
  paper,
  source,
  studies,
  study,
  studyNumbers,
  working,
} from "./industry.css.ts";

type IndustryPage = PageData["industries"];
type Labels = IndustryPage["labels"];
type Source = IndustryPage["cost"]["sources"][number];

/** An industry's page: what its people recognise first, then its parts, in the order that its content gives. */
export function IndustryTemplate({ page }: { readonly page: IndustryPage }) {
  const parts = partsOf(page);
  return (
    <>
      <Hero hero={page.hero} exhibit={<Exhibit page={page} />} />
      <BelowFold>
        <ContentsBar parts={contentsOf(page, parts)} />
        {parts.map((name, index) => {
          const Part = PARTS[name];
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

/** What stands beside the title. */
function Exhibit({ page }: { readonly page: IndustryPage }) {
  const { exhibit, labels, conversation, problems } = page;
  switch (exhibit.kind) {
    case "cost":
      return <CostToday cost={page.cost} labels={labels} />;
    case "route":
      return <Route titles={problems.items.map(({ title }) => title)} />;
    case "conversation":
      return <Exchange exchange={{ ...conversation, label: labels.example, names: labels }} />;
    case "record":
      return <OnPaper record={exhibit} label={labels.example} />;
  }
}

/** A sheet of paper on the night ground. */
function OnPaper(props: ComponentProps<typeof Record>) {
  return (
    <div className={paper}>
      <Record {...props} />
    </div>
  );
}

interface PartProps {
  readonly page: IndustryPage;
  readonly ground: GroundName;
}

const PARTS: Readonly<{ [Name in IndustryPart]: (props: PartProps) => ReactNode }> = {
  problems: ({ page: { problems }, ground }) => (
    <Section head={problems} ground={ground} layout={problems.layout === "list" ? "sheet" : "stacked"}>
      {problems.layout === "sides" ? (
        <Sides items={problems.items} />
      ) : (
        <Points items={problems.items} columns={problems.layout === "columns" ? "three" : "one"} />
      )}
    </Section>
  ),
  answers: ({ page: { answers: content, labels }, ground }) => (
    <Section head={content} ground={ground}>
      <Answers items={content.items} labels={labels} />
    </Section>
  ),
  conversation: ({ page: { conversation, labels }, ground }) => (
    <Section head={conversation} ground={ground} aside={<p className={eyebrow}>{labels.example}</p>}>
      <Dialogue lines={conversation.lines} names={labels} />
    </Section>
  ),
  cost: ({ page: { cost: content, labels }, ground }) => (
    <Section head={content} ground={ground}>
      <Cost cost={content} labels={labels} />
    </Section>
  ),
  caseStudies: ({ page: { caseStudies, labels, changeLabels }, ground }) => (
    <Section head={{ title: labels.caseStudies }} ground={ground}>
      <CaseStudies items={caseStudies} labels={changeLabels} />
    </Section>
  ),
  rules: ({ page: { rules: content, labels }, ground }) => (
    <Section head={content} ground={ground} aside={<Checked label={labels.checked} date={content.checked} />}>
      <Rules items={content.items} />
    </Section>
  ),
  limits: ({ page: { limits: content }, ground }) => (
    <Section head={content} ground={ground}>
      <Limits paragraphs={content.paragraphs} />
    </Section>
  ),
};

function Checked({ label, date }: { readonly label: string; readonly date: string }) {
  return (
    <p className={`${soft} ${small}`}>
      {label} <CalendarDate date={date} />
    </p>
  );
}

/** What the problems cost, in short: it is why one would read on. */
function CostToday({
  cost: { business, rows, total, title },
  labels,
}: {
  readonly cost: IndustryPage["cost"];
  readonly labels: Labels;
}) {
  return (
    <Legend
      layout="sums"
      title={`${labels.cost} ${business}`}
      entries={rows.map(({ item, amount }) => ({ name: item, value: amount }))}
      total={{ name: total.label, value: total.amount }}
      foot={
        <a className={working} href={`#${anchorId(title)}`}>
          {labels.showWorking}
        </a>
      }
    />
  );
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

function Answers({ items, labels }: { readonly items: IndustryPage["answers"]["items"]; readonly labels: Labels }) {
  return (
    <div className={frame}>
      <ul className={`${grids.two} ${answers}`}>
        {items.map(({ channel: product, title, text }) => (
          <li key={title} className={answer}>
            <p className={channel}>
              <Icon name={product === "chatbot" ? "chat" : "phone"} />
              {product === "chatbot" ? labels.chatbot : labels.voiceAgent}
            </p>
            <h3 className={itemTitle}>{title}</h3>
            <p className={answerText}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cost({ cost: content, labels }: { readonly cost: IndustryPage["cost"]; readonly labels: Labels }) {
  return (
    <div className={cost}>
      <Calculation calculation={content} labels={labels} />
      <p className={`${detail} ${measure}`}>{content.note}</p>
      {content.sources.length > 0 && (
        <div>
          <h3 className={itemTitle}>{labels.sources}</h3>
          <ul>
            {content.sources.map((item) => (
              <li key={item.label}>
                <SourceLine source={item} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function SourceLine({ source: { label, href } }: { readonly source: Source }) {
  if (!href) return <span className={source}>{label}</span>;
  return (
    <Anchor href={href} className={source}>
      {label}
    </Anchor>
  );
}

/** Told here without a link: the case studies' page is linked from the full-screen menu only (specification, section 2). */
function CaseStudies({
  items,
  labels,
}: {
  readonly items: IndustryPage["caseStudies"];
  readonly labels: IndustryPage["changeLabels"];
}) {
  return (
    <div className={studies}>
      {items.map(({ id, title, summary, metrics, change }) => (
        <article key={id} className={study}>
          <h3>{title}</h3>
          <p className={`${soft} ${measure}`}>{summary}</p>
          <div className={frame}>
            <div className={`${grids.two} ${studyNumbers}`}>
              <Tally change={change} labels={labels} />
              <Metrics items={metrics} layout="list" />
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}

/** Folded to what each is called, since most readers look for one; the first shows what is to be found in the others. */
function Rules({ items }: { readonly items: IndustryPage["rules"]["items"] }) {
  return (
    <Folds
      items={items.map(({ title, text, source: publication }) => ({
        title,
        content: (
          <>
            <p>{text}</p>
            <SourceLine source={publication} />
          </>
        ),
      }))}
      isFirstOpen
    />
  );
}

function Limits({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={limits}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
