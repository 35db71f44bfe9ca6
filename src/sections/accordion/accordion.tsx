import { anchorId } from "../../addresses/anchor-id.ts";
import { CalendarDate } from "../../components/calendar-date.tsx";
import { Icon } from "../../components/icon.tsx";
import { SourceLine } from "../../components/sources.tsx";
import { smallText, softText, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./accordion.css.ts";
import type { accordionData } from "./data.server.ts";

/** Titles whose texts open below them, without a script: questions, rules. */
export function AccordionSection({ section, placement }: SectionProps<"accordion", typeof accordionData>) {
  const { checked, items, isFirstOpen, words } = section;
  return (
    <Section
      head={section}
      placement={placement}
      aside={
        checked && (
          <p className={`${softText} ${smallText}`}>
            {words.checked} <CalendarDate date={checked} />
          </p>
        )
      }
    >
      <div className={styles.accordion}>
        {items.map(({ title, text, source }, index) => (
          <details key={index} id={anchorId(title)} className={styles.item} open={isFirstOpen && index === 0}>
            <summary className={styles.summary}>
              <h3 className={titleSize.heading4}>{title}</h3>
              <span className={styles.mark}>
                <Icon name="cross" />
              </span>
            </summary>
            <div className={styles.content}>
              <p>{text}</p>
              {source && <SourceLine source={source} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
