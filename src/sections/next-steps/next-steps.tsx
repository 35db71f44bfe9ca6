import { Actions } from "../../components/actions.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { frame, grids } from "../../components/grid.css.ts";
import { backgrounds, container, fullWidthStack, softText, titleSize } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { nextStepsData } from "./data.server.ts";
import { chips, cover as coverStyle, guide as guideStyle, list } from "./next-steps.css.ts";

/** Options for visitors who aren't ready to talk. */
export function NextStepsSection({ section, placement }: SectionProps<"next-steps", typeof nextStepsData>) {
  const { guide, cover, assistant, questions } = section;
  return (
    <div className={`${backgrounds[placement.background]} ${sectionStyle}`}>
      <div className={`${container} ${frame}`}>
        <div className={`${grids.two} ${list}`}>
          <section className={guideStyle}>
            <img
              className={coverStyle}
              src={cover}
              alt=""
              width="480"
              height="679"
              loading="lazy"
              data-screen-only=""
            />
            <div className={fullWidthStack.small}>
              <h2 className={titleSize.item}>{guide.title}</h2>
              <p className={softText}>{guide.text}</p>
              <Actions actions={[guide.action]} />
            </div>
          </section>
          <section className={fullWidthStack.small}>
            <h2 className={titleSize.item}>{assistant.title}</h2>
            <p className={softText}>{assistant.text}</p>
            <ul className={chips} data-screen-only="">
              {questions.map(({ question, href }, index) => (
                <li key={index}>
                  <ButtonLink href={href} variant="custom" size="sm">
                    {question}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
