import { type Action, Actions } from "../../components/actions.tsx";
import { attribution } from "../../components/attribution.css.ts";
import { BeforeAfterBars } from "../../components/before-after-bars.tsx";
import { BeforeAfterSquares } from "../../components/before-after-squares.tsx";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Metrics } from "../../components/metrics.tsx";
import { PaginationLinks } from "../../components/pagination-links.tsx";
import { Portrait } from "../../components/portrait.tsx";
import {
  backgrounds,
  container,
  eyebrow,
  fullWidthStack,
  leadText,
  quoteText,
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
        const isSecond = index % 2 === 1;
        const isLast = index === caseStudies.length - 1;
        return (
          <Study
            key={study.id}
            study={study}
            labels={words}
            background={isSecond ? "light" : "white"}
            composition={COMPOSITIONS[index % COMPOSITIONS.length]}
            action={isSecond && !isLast ? section.action : undefined}
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

/** What is beside a study's heading, in turn, to tell them apart: its picture on either side, or its figure. */
const COMPOSITIONS = ["picture-first", "figure-first", "picture-last"] as const;

interface ComposedStudyProps extends StudyProps {
  readonly background: "light" | "white";
  readonly composition: (typeof COMPOSITIONS)[number] | undefined;
  readonly action: Action | undefined;
}

/** A study on its own background: its trade and who speaks for it, what changed, the lesson, and the story. */
function Study({ study, labels, background, composition, action }: ComposedStudyProps) {
  const { id, drawing, change, metrics, lesson } = study;
  const head = <StudyHead study={study} labels={labels} />;
  const squares = <BeforeAfterSquares change={change} labels={labels} />;
  const picture = (
    <div className={styles.picture}>
      <IndustryPicture drawing={drawing} />
    </div>
  );
  return (
    <article id={id} className={`${backgrounds[background]} ${sectionStyle}`}>
      <div className={`${container} ${styles.study}`}>
        <div className={styles.tops[composition === "picture-first" ? "base" : "turned"]}>
          {composition === "picture-first" && picture}
          {head}
          {composition === "picture-last" && picture}
          {composition === "figure-first" && squares}
        </div>
        <div className={styles.counted}>
          {composition === "figure-first" ? picture : squares}
          <Metrics items={metrics} />
        </div>
        <div className={styles.lesson}>
          <h4 className={eyebrow}>{labels.lesson}</h4>
          <p className={styles.lessonText}>{lesson}</p>
        </div>
        <Story study={study} labels={labels} />
        {action && <Actions actions={[action]} />}
      </div>
    </article>
  );
}

function StudyHead({ study, labels }: StudyProps) {
  const { industry, title, summary, client, platform, testimonial, face } = study;
  return (
    <div className={stack.base}>
      <p className={eyebrow}>{industry}</p>
      <h3 className={titleSize.entry}>{title}</h3>
      <p className={leadText}>{summary}</p>
      <div className={`${softText} ${smallText}`}>
        <p>{client}</p>
        <p>
          {labels.platform}: {platform.join(", ")}
        </p>
      </div>
      {testimonial && (
        <figure className={styles.said}>
          <blockquote className={quoteText}>{testimonial.quote}</blockquote>
          <figcaption className={`${attribution} ${smallText}`}>
            {face && <Portrait portrait={{ src: face }} />}
            <span>
              <strong>{testimonial.name}</strong>, {testimonial.business}
            </span>
          </figcaption>
        </figure>
      )}
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
    <div className={styles.story}>
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
