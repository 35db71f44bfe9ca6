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
import { frame, grids } from "../sections/grid.css.ts";
import { Hero } from "../sections/hero.tsx";
import { Legend } from "../sections/legend.tsx";
import { Metrics } from "../sections/metrics.tsx";
import { Points } from "../sections/points.tsx";
import { Questions } from "../sections/questions.tsx";
import { Section } from "../sections/section.tsx";
import { solutionCards } from "../sections/solution-cards.ts";
import { Tally } from "../sections/tally.tsx";
import { eyebrow, measure, small, soft } from "../theme/layout.css.ts";
import {
  answer,
  answers,
  answerText,
  channel,
  cost,
  itemTitle,
  limits,
  rule,
  rules,
  source,
  studies,
  study,
  studyNumbers,
  working,
} from "./industry.css.ts";

type IndustryPage = PageData["industries"];
type Labels = IndustryPage["labels"];
type Source = IndustryPage["cost"]["sources"][number];

/** An industry's page: its problems and what answers them, what they cost, its rules, and what stays with people. */
export function IndustryTemplate({ page }: { readonly page: IndustryPage }) {
  return (
    <>
      <Hero hero={page.hero} exhibit={<CostToday cost={page.cost} labels={page.labels} />} />
      <BelowFold>
        <ContentsBar parts={partsOf(page)} />
        <Section head={page.problems}>
          <Points items={page.problems.items} columns="one" />
        </Section>
        <Section head={page.answers} ground="shade">
          <Answers items={page.answers.items} labels={page.labels} />
        </Section>
        <Section head={page.conversation} ground="night" aside={<p className={eyebrow}>{page.labels.example}</p>}>
          <Dialogue lines={page.conversation.lines} names={page.labels} />
        </Section>
        <Section head={page.cost}>
          <Cost cost={page.cost} labels={page.labels} />
        </Section>
        {page.caseStudies.length > 0 && (
          <Section head={{ title: page.labels.caseStudies }} ground="shade">
            <CaseStudies items={page.caseStudies} labels={page.changeLabels} />
          </Section>
        )}
        <Section
          head={page.rules}
          aside={
            <p className={`${soft} ${small}`}>
              {page.labels.checked} <CalendarDate date={page.rules.checked} />
            </p>
          }
        >
          <Rules items={page.rules.items} />
        </Section>
        <Section head={page.limits}>
          <Limits paragraphs={page.limits.paragraphs} />
        </Section>
        <WaysOn page={page} />
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

/** The parts that one may look for, in their order, by names that are the same on every industry's page. */
function partsOf({
  labels,
  problems,
  answers,
  conversation,
  cost,
  caseStudies,
  rules,
  limits,
  questions,
}: IndustryPage) {
  const { parts } = labels;
  return [
    { label: parts.problems, heading: problems.title },
    { label: parts.answers, heading: answers.title },
    { label: parts.conversation, heading: conversation.title },
    { label: parts.cost, heading: cost.title },
    ...(caseStudies.length > 0 ? [{ label: labels.caseStudies, heading: labels.caseStudies }] : []),
    { label: parts.rules, heading: rules.title },
    { label: parts.limits, heading: limits.title },
    ...(questions.length > 0 ? [{ label: parts.questions, heading: labels.questions }] : []),
  ];
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
      <p className={`${soft} ${measure}`}>{content.note}</p>
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

function Rules({ items }: { readonly items: IndustryPage["rules"]["items"] }) {
  return (
    <ul className={rules}>
      {items.map(({ title, text, source: publication }) => (
        <li key={title} className={rule}>
          <h3 className={itemTitle}>{title}</h3>
          <p className={`${soft} ${measure}`}>{text}</p>
          <SourceLine source={publication} />
        </li>
      ))}
    </ul>
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
