import type { ReactNode } from "react";
import type { IndustryPart } from "../../schemas/industry.ts";
import { Anchor } from "../components/anchor.tsx";
import { CalendarDate } from "../components/calendar-date.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { Calculation } from "../sections/calculation.tsx";
import { Dialogue } from "../sections/dialogue.tsx";
import { Folds } from "../sections/folds.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Metrics } from "../sections/metrics.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { Sides } from "../sections/sides.tsx";
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
  source,
  studies,
  study,
  studyNumbers,
} from "./industry.css.ts";

type IndustryPage = PageData["industries"];
type Labels = IndustryPage["labels"];
type Source = IndustryPage["cost"]["sources"][number];

interface PartProps {
  readonly page: IndustryPage;
  readonly ground: GroundName;
}

/** The parts of an industry's page, by the names that its content puts in order. */
export const INDUSTRY_PARTS: Readonly<{ [Name in IndustryPart]: (props: PartProps) => ReactNode }> = {
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
