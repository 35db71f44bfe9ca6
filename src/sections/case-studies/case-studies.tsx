import { type Action, Actions } from "../../components/actions.tsx";
import { BeforeAfterBars } from "../../components/before-after-bars.tsx";
import { BeforeAfterSquares } from "../../components/before-after-squares.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Metrics } from "../../components/metrics.tsx";
import { PaginationLinks } from "../../components/pagination-links.tsx";
import {
  backgrounds,
  container,
  eyebrow,
  fullWidthStack,
  leadText,
  smallText,
  softText,
  stack,
  titleSize,
} from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./case-studies.css.ts";
import type { caseStudiesData } from "./data.server.ts";
import { Summaries } from "./summaries.tsx";

type Shown = SectionProps<"case-studies", typeof caseStudiesData>;
type CaseStudy = Shown["section"]["caseStudies"][number];
type Words = Shown["section"]["words"];

/** Case studies: short with their numbers, or an overview and then each in full. */
export function CaseStudiesSection({ section, placement }: Shown) {
  const { caseStudies, words, pagination, layout } = section;
  if (layout === "summaries") {
    return (
      <Section head={section} placement={placement}>
        <Summaries section={section} />
      </Section>
    );
  }
  return (
    <>
      <Section head={section} placement={placement} layout="stacked">
        <Overview studies={caseStudies} labels={words} />
        <PaginationLinks pagination={pagination} />
      </Section>
      {caseStudies.map((study, index) => {
        const isTurned = index % 2 === 1;
        const isLast = index === caseStudies.length - 1;
        return (
          <Study
            key={study.id}
            study={study}
            labels={words}
            isTurned={isTurned}
            action={isTurned && !isLast ? section.action : undefined}
          />
        );
      })}
    </>
  );
}

interface OverviewProps {
  readonly studies: readonly CaseStudy[];
  readonly labels: Words;
}

/** Each study with one number before and after. */
function Overview({ studies, labels }: OverviewProps) {
  return (
    <ul className={styles.overview}>
      {studies.map(({ id, industry, title, change }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            <span className={fullWidthStack.tiny}>
              <span className={eyebrow}>{industry}</span>
              <span className={styles.entryTitle}>{title}</span>
            </span>
            <BeforeAfterBars change={change} labels={labels} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StudyProps {
  readonly study: CaseStudy;
  readonly labels: Words;
}

/** A study on its own background: the change as a drawing, its numbers, the story and the lesson. */
function Study({
  study,
  labels,
  isTurned,
  action,
}: StudyProps & { readonly isTurned: boolean; readonly action: Action | undefined }) {
  return (
    <article id={study.id} className={`${backgrounds[isTurned ? "light" : "shaded"]} ${sectionStyle}`}>
      <div className={`${container} ${styles.study} ${isTurned ? styles.turned : ""}`}>
        <StudyHead study={study} labels={labels} />
        <BeforeAfterSquares change={study.change} labels={labels} />
        <div className={styles.across}>
          <Metrics items={study.metrics} layout="row" />
        </div>
        <Story study={study} labels={labels} />
        <div className={`${styles.lesson} ${styles.across}`}>
          <h4 className={eyebrow}>{labels.lesson}</h4>
          <p className={styles.lessonText}>{study.lesson}</p>
          {action && <Actions actions={[action]} />}
        </div>
      </div>
    </article>
  );
}

function StudyHead({ study, labels }: StudyProps) {
  return (
    <div className={`${styles.words} ${stack.base}`}>
      <p className={eyebrow}>{study.industry}</p>
      <h3 className={titleSize.entry}>{study.title}</h3>
      <p className={leadText}>{study.summary}</p>
      <div className={`${softText} ${smallText}`}>
        <p>{study.client}</p>
        <p>
          {labels.platform}: {study.platform.join(", ")}
        </p>
      </div>
    </div>
  );
}

function Results({ items, title }: { readonly items: readonly string[]; readonly title: string }) {
  return (
    <div className={fullWidthStack.small}>
      <h4>{title}</h4>
      <MarkedList items={items} />
    </div>
  );
}

/** Problem, solution and result, side by side on wide screens. */
function Story({ study, labels }: StudyProps) {
  return (
    <div className={`${styles.story} ${styles.across}`}>
      <Part title={labels.challenge} paragraphs={study.challenge} />
      <div className={styles.solution}>
        <Part title={labels.solution} paragraphs={study.solution} />
      </div>
      <Results items={study.results} title={labels.results} />
    </div>
  );
}

function Part({ title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] }) {
  return (
    <div className={fullWidthStack.small}>
      <h4>{title}</h4>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
