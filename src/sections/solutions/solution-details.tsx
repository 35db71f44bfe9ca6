import { Anchor } from "../../components/anchor.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { untilDesktop } from "../../components/fold.css.ts";
import { Fold } from "../../components/fold.tsx";
import { Icon } from "../../components/icon.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Screen } from "../../components/screen.tsx";
import {
  type Background,
  backgrounds,
  container,
  eyebrow,
  softText,
  titleSize,
  touchTarget,
  wrappingRow,
} from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { solutionsData } from "./data.server.ts";
import * as styles from "./solution-details.css.ts";

type Shown = SectionProps<"solutions", typeof solutionsData>["section"];
type Solution = Shown["solutions"][number];

interface SolutionsInDetailProps {
  readonly section: Shown;
  /** That of their heading. */
  readonly background: Background;
}

/** Each is a band of its own. The last of four is on the heading's background, so that the next section is on another. */
export function SolutionsInDetail({ section: { solutions, words }, background }: SolutionsInDetailProps) {
  const other = background === "white" ? "light" : "white";
  const bands: readonly Background[] = [other, "dark", other, background];
  return solutions.map((solution, index) => (
    <article
      key={solution.id}
      id={solution.id}
      className={`${backgrounds[bands[index % bands.length] ?? background]} ${sectionStyle}`}
    >
      <div className={`${container} ${styles.solutions[index % 2 === 1 ? "turned" : "base"]}`}>
        <SolutionDetails solution={solution} words={words} />
      </div>
    </article>
  ));
}

interface SolutionDetailsProps {
  readonly solution: Solution;
  readonly words: Shown["words"];
}

/** Description, screen and features. */
function SolutionDetails({ solution, words }: SolutionDetailsProps) {
  return (
    <>
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
        <SolutionLinks solution={solution} />
      </div>
      <Fold title={words.details} className={`${untilDesktop} ${styles.details}`}>
        <div className={styles.columnsOfDetails}>
          <MarkedList items={solution.capabilities} className={styles.capabilities} />
          <Facts facts={solution.facts} />
        </div>
      </Fold>
    </>
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
