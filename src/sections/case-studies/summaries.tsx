import { BeforeAfterSquares } from "../../components/before-after-squares.tsx";
import { frame, grids } from "../../components/grid.css.ts";
import { Metrics } from "../../components/metrics.tsx";
import { fullWidthStack, measure, smallText, softText } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { summaryNumbers } from "./case-studies.css.ts";
import type { caseStudiesData } from "./data.server.ts";

/** Without links: the case studies' page is linked from the full-screen menu only (specification, section 2). */
export function Summaries({
  section: { caseStudies, words },
}: Pick<SectionProps<"case-studies", typeof caseStudiesData>, "section">) {
  return (
    <div className={fullWidthStack.section}>
      {caseStudies.map(({ id, title, client, summary, metrics, change }) => (
        <article key={id} className={fullWidthStack.wide}>
          <h3>{title}</h3>
          <p className={`${softText} ${measure}`}>{summary}</p>
          <p className={`${softText} ${smallText}`}>{client}</p>
          <div className={frame}>
            <div className={`${grids.two} ${summaryNumbers}`}>
              <BeforeAfterSquares change={change} labels={words} />
              <Metrics items={metrics} />
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
