import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Change } from "../sections/change.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Actions, Hero } from "../sections/hero.tsx";
import { Metrics } from "../sections/metrics.tsx";
import { PageLinks } from "../sections/page-links.tsx";
import { section } from "../sections/section.css.ts";
import { Section } from "../sections/section.tsx";
import { Statistics } from "../sections/statistics.tsx";
import { Tally } from "../sections/tally.tsx";
import { container, detail, eyebrow, lead, marked, onGrounds, small, soft, stack } from "../theme/layout.css.ts";
import * as styles from "./case-studies.css.ts";

type CaseStudiesPage = PageData["case-studies-page"];
type CaseStudy = CaseStudiesPage["caseStudies"][number];

/**
 * The case studies page: the headline figures, an overview, the studies in full, and where the work pays. Further pages
 * of a long list have the studies only.
 */
export function CaseStudiesTemplate({ page }: { readonly page: CaseStudiesPage }) {
  const isFirst = (page.pagination?.current ?? 1) === 1;
  return (
    <>
      <Hero hero={page.hero} foot={isFirst && <Statistics items={page.figures} />} />
      <BelowFold>
        <Section head={page.studies} layout="stacked">
          <Overview studies={page.caseStudies} labels={page.labels} />
          <PageLinks pagination={page.pagination} />
        </Section>
        {page.caseStudies.map((study, index) => (
          <Study key={study.id} study={study} labels={page.labels} isTurned={index % 2 === 1} />
        ))}
        {isFirst && (
          <Section head={page.industries} ground="shade" aside={<Actions actions={[page.industries.action]} />}>
            <Industries items={page.industries.items} />
          </Section>
        )}
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

interface OverviewProps {
  readonly studies: readonly CaseStudy[];
  readonly labels: CaseStudiesPage["labels"];
}

/** Each study with one number before and after: what changed is seen before anything is read. */
function Overview({ studies, labels }: OverviewProps) {
  return (
    <ul className={styles.overview}>
      {studies.map(({ id, industry, title, change }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            <span className={styles.entryWords}>
              <span className={eyebrow}>{industry}</span>
              <span className={styles.entryTitle}>{title}</span>
            </span>
            <Change change={change} labels={labels} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StudyProps {
  readonly study: CaseStudy;
  readonly labels: CaseStudiesPage["labels"];
}

/** A study on a ground of its own: what changed, to be seen and counted; its numbers; what was learned; then all the rest. */
function Study({ study, labels, isTurned }: StudyProps & { readonly isTurned: boolean }) {
  return (
    <article id={study.id} className={`${onGrounds[isTurned ? "limestone" : "shade"]} ${section}`}>
      <div className={`${container} ${styles.study} ${isTurned ? styles.turned : ""}`}>
        <StudyHead study={study} labels={labels} />
        <Tally change={study.change} labels={labels} />
        <div className={styles.across}>
          <Metrics items={study.metrics} layout="row" />
        </div>
        <div className={`${styles.lesson} ${styles.across}`}>
          <h4 className={`${eyebrow} ${styles.partTitle}`}>{labels.lesson}</h4>
          <p className={styles.lessonText}>{study.lesson}</p>
        </div>
        <LongStory study={study} labels={labels} />
      </div>
    </article>
  );
}

function StudyHead({ study, labels }: StudyProps) {
  return (
    <div className={`${styles.words} ${stack.base}`}>
      <p className={eyebrow}>{study.industry}</p>
      <h3 className={styles.studyTitle}>{study.title}</h3>
      <p className={lead}>{study.summary}</p>
      <div className={`${soft} ${small}`}>
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
    <div className={styles.part}>
      <h4>{title}</h4>
      <ul className={marked}>
        {items.map((result) => (
          <li key={result}>
            <Icon name="check" />
            {result}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is there to be read is folded away, so that six studies can be compared on a telephone. */
function LongStory({ study, labels }: StudyProps) {
  return (
    <details className={`${styles.longStory} ${styles.across}`}>
      <summary className={styles.opener}>
        {labels.story}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.paragraphs}>
        <Results items={study.results} title={labels.results} />
        <Part title={labels.challenge} paragraphs={study.challenge} />
        <Part title={labels.solution} paragraphs={study.solution} />
      </div>
    </details>
  );
}

function Part({ title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h4>{title}</h4>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Industries with a page of their own lead to it. */
function Industries({ items }: { readonly items: CaseStudiesPage["industries"]["items"] }) {
  return (
    <div className={frame}>
      <ul className={`${grids.two} ${styles.industries}`}>
        {items.map(({ title, text, industryPage }) => (
          <li key={title} className={styles.industry}>
            <h3 className={styles.industryTitle}>
              {industryPage ? <IndustryLink name={title} page={industryPage} /> : title}
            </h3>
            <p className={detail}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function IndustryLink({ name, page }: { readonly name: string; readonly page: string }) {
  return (
    <a className={styles.industryLink} href={`/industries/${page}`}>
      {name}
      <Icon name="arrow" />
    </a>
  );
}
