import { anchorId } from "../../addresses/anchor-id.ts";
import { Anchor } from "../../components/anchor.tsx";
import { CalendarDate } from "../../components/calendar-date.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { smallText, softText } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./accordion.css.ts";
import type { accordionData } from "./data.server.ts";

/** Titles with texts that open below them without a script: questions, rules. */
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
      <div>
        {items.map(({ title, text, source }, index) => (
          <Disclosure key={index} id={anchorId(title)} title={title} open={isFirstOpen && index === 0}>
            <div className={styles.content}>
              <p>{text}</p>
              {source && <Source source={source} />}
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

type Shown = SectionProps<"accordion", typeof accordionData>["section"];

/** A publication that a text rests on, with a link to it where there is one. */
function Source({ source: { label, href } }: { readonly source: NonNullable<Shown["items"][number]["source"]> }) {
  return href ? (
    <Anchor href={href} className={styles.source}>
      {label}
    </Anchor>
  ) : (
    <span className={styles.source}>{label}</span>
  );
}
