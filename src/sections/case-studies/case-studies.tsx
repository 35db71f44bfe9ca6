import { type Action, Actions } from "../../components/actions.tsx";
import { attribution } from "../../components/attribution.css.ts";
import { BeforeAfterBars } from "../../components/before-after-bars.tsx";
import { BeforeAfterNumbers } from "../../components/before-after-numbers.tsx";
import { BeforeAfterSquares } from "../../components/before-after-squares.tsx";
import { Fold } from "../../components/fold.tsx";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Metrics } from "../../components/metrics.tsx";
import { PaginationLinks } from "../../components/pagination-links.tsx";
import { Portrait } from "../../components/portrait.tsx";
import {
  backgrounds,
  container,
  detailText,
  eyebrow,
  fullWidthStack,
  quoteText,
  smallText,
  softText,
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
      {caseStudies.map((study, index) => (
        <Study
          key={study.id}
          study={study}
          labels={words}
          index={index}
          action={index === Math.floor((caseStudies.length - 1) / 2) ? section.action : undefined}
        />
      ))}
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
      {studies.map(({ id, industry, change }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            <span className={eyebrow}>{industry}</span>
            <BeforeAfterNumbers change={change} labels={labels} size="small" />
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

interface PlacedStudyProps extends StudyProps {
  readonly index: number;
  readonly action: Action | undefined;
}

/** A study: its trade and who speaks for it, what was wrong, what changed, and the details, which are open in the first only. */
function Study({ study, labels, index, action }: PlacedStudyProps) {
  const { id, change, metrics } = study;
  const isFirst = index === 0;
  const isTurned = index % 2 === 1;
  return (
    <article id={id} className={`${backgrounds[isTurned ? "light" : "white"]} ${sectionStyle}`}>
      <div className={`${container} ${styles.study}`}>
        <StudyTop study={study} labels={labels} isTurned={isTurned} />
        <div className={styles.counted}>
          {isFirst ? (
            <BeforeAfterSquares change={change} labels={labels} />
          ) : (
            <BeforeAfterBars change={change} labels={labels} />
          )}
          <Metrics items={metrics} />
        </div>
        <Fold title={labels.story} className={styles.fold} open={isFirst}>
          <Story study={study} labels={labels} />
        </Fold>
        {action && <Actions actions={[action]} />}
      </div>
    </article>
  );
}

/** What was wrong, what was built in a sentence, and who speaks for it. */
function StudyTop({ study, labels, isTurned }: StudyProps & { readonly isTurned: boolean }) {
  const { drawing, industry, title, challenge, summary, testimonial, face } = study;
  return (
    <div className={styles.tops[isTurned ? "turned" : "base"]}>
      <div className={styles.picture}>
        <IndustryPicture drawing={drawing} />
      </div>
      <div className={styles.title}>
        <p className={eyebrow}>{industry}</p>
        <h3 className={titleSize.entry}>{title}</h3>
      </div>
      <div className={styles.said}>
        {challenge.map((text, index) => (
          <Labelled key={index} label={index === 0 ? labels.challenge : undefined} text={text} />
        ))}
        <Labelled label={labels.solution} text={summary} />
        {testimonial && (
          <figure className={fullWidthStack.tight}>
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
    </div>
  );
}

function Labelled({ label, text }: { readonly label: string | undefined; readonly text: string }) {
  return (
    <p className={detailText}>
      {label && <strong className={softText}>{label}:</strong>} {text}
    </p>
  );
}

/** The details: what was built, with what went wrong; results and the lesson are beside it on wide screens. */
function Story({ study, labels }: StudyProps) {
  const { client, platform, solution, results, lesson } = study;
  return (
    <div className={styles.story}>
      <div className={`${fullWidthStack.small} ${styles.solution}`}>
        {solution.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
        <p className={`${softText} ${smallText}`}>
          {client}. {labels.platform}: {platform.join(", ")}
        </p>
      </div>
      <div className={fullWidthStack.small}>
        <h4>{labels.results}</h4>
        <MarkedList items={results} />
      </div>
      <div className={fullWidthStack.small}>
        <h4>{labels.lesson}</h4>
        <p>{lesson}</p>
      </div>
    </div>
  );
}
