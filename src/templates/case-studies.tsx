import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Change } from "../sections/change.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Actions, Hero } from "../sections/hero.tsx";
import { Metrics } from "../sections/metrics.tsx";
import { PageLinks } from "../sections/page-links.tsx";
import { Section } from "../sections/section.tsx";
import { Statistics } from "../sections/statistics.tsx";
import { eyebrow, lead, marked, soft, stack } from "../theme/layout.css.ts";
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
      <Section head={page.studies} layout="stacked">
        <Overview studies={page.caseStudies} labels={page.labels} />
        <div className={styles.studies}>
          {page.caseStudies.map((study) => (
            <Study key={study.id} study={study} labels={page.labels} />
          ))}
        </div>
        <PageLinks pagination={page.pagination} />
      </Section>
      {isFirst && (
        <Section head={page.industries} ground="shade" aside={<Actions actions={[page.industries.action]} />}>
          <Industries items={page.industries.items} />
        </Section>
      )}
      <CallToAction content={page.callToAction} />
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

function Study({ study, labels }: StudyProps) {
  return (
    <article id={study.id} className={styles.study}>
      <header className={styles.studyHead}>
        <p className={eyebrow}>{study.industry}</p>
        <div className={stack.tight}>
          <h3 className={styles.studyTitle}>{study.title}</h3>
          <p className={soft}>{study.client}</p>
        </div>
      </header>
      <Metrics items={study.metrics} layout="margin" />
      <Story study={study} labels={labels} />
    </article>
  );
}

function Story({ study, labels }: StudyProps) {
  return (
    <div className={styles.story}>
      <p className={lead}>{study.summary}</p>
      <div className={styles.part}>
        <h4>{labels.results}</h4>
        <ul className={marked}>
          {study.results.map((result) => (
            <li key={result}>
              <Icon name="check" />
              {result}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.lesson}>
        <h4>{labels.lesson}</h4>
        <p>{study.lesson}</p>
      </div>
      <LongStory study={study} labels={labels} />
      <p className={soft}>
        {labels.platform}: {study.platform.join(", ")}
      </p>
    </div>
  );
}

/** The long part of a study is folded away, so that six studies can be compared on a telephone. */
function LongStory({ study, labels }: StudyProps) {
  return (
    <details className={styles.longStory}>
      <summary className={styles.opener}>
        {labels.story}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.paragraphs}>
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
            <p className={soft}>{text}</p>
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
