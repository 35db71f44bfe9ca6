import { Anchor } from "../../components/anchor.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Screen } from "../../components/screen.tsx";
import { eyebrow, softText, titleSize, touchTarget, wrappingRow } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { solutionsData } from "./data.server.ts";
import * as styles from "./solution-details.css.ts";

type Shown = SectionProps<"solutions", typeof solutionsData>["section"];
type Solution = Shown["solutions"][number];

export function SolutionsInDetail({ section: { solutions, words } }: { readonly section: Shown }) {
  return (
    <div className={styles.solutions}>
      {solutions.map((solution) => (
        <SolutionDetails key={solution.id} solution={solution} words={words} />
      ))}
    </div>
  );
}

interface SolutionDetailsProps {
  readonly solution: Solution;
  readonly words: Shown["words"];
}

/** Description, screen and features. */
function SolutionDetails({ solution, words }: SolutionDetailsProps) {
  return (
    <article id={solution.id} className={styles.solution}>
      <div className={styles.head}>
        <p className={eyebrow}>{solution.name}</p>
        <h3 className={titleSize.entry}>{solution.title}</h3>
      </div>
      <div className={styles.shown}>
        <Screen screen={solution.screen} words={words} />
      </div>
      <div className={styles.story}>
        {solution.description.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <MarkedList items={solution.capabilities} className={styles.capabilities} />
      <div className={styles.foot}>
        <Facts facts={solution.facts} />
        <SolutionLinks solution={solution} />
      </div>
    </article>
  );
}

function Facts({ facts: items }: { readonly facts: Solution["facts"] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }, index) => (
        <div key={index} className={styles.fact}>
          <dt className={softText}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SolutionLinks({ solution: { link, platform } }: { readonly solution: Solution }) {
  return (
    <div className={wrappingRow}>
      {link && (
        <ButtonLink href={link.href} variant="outline">
          {link.label}
        </ButtonLink>
      )}
      {platform && (
        <Anchor href={platform.href} className={touchTarget}>
          {platform.linkLabel}
          <Icon name="external" />
        </Anchor>
      )}
    </div>
  );
}
