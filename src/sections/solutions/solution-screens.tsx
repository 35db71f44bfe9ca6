import { Anchor } from "../../components/anchor.tsx";
import { frame, swipe } from "../../components/grid.css.ts";
import { Icon } from "../../components/icon.tsx";
import { Screen } from "../../components/screen.tsx";
import { titleSize } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { solutionsData } from "./data.server.ts";
import { link, linkWords, list, solution as solutionStyle, words as wordsStyle } from "./solution-screens.css.ts";

type SolutionScreensProps = Pick<SectionProps<"solutions", typeof solutionsData>["section"], "solutions" | "words">;

export function SolutionScreens({ solutions, words }: SolutionScreensProps) {
  return (
    <div className={frame}>
      <ul className={`${list} ${swipe}`}>
        {solutions.map(({ id, name, summary, href, screen }) => (
          <li key={id} className={solutionStyle}>
            <div className={wordsStyle}>
              <h3 className={titleSize.heading3}>
                <Anchor href={href} className={link}>
                  <span className={linkWords}>{name}</span>
                  <Icon name="arrow" />
                </Anchor>
              </h3>
              <p>{summary}</p>
            </div>
            <Screen screen={screen} words={words} size="moment" />
          </li>
        ))}
      </ul>
    </div>
  );
}
