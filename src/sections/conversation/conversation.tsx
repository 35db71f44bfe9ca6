import { listFrame } from "../../components/grid.css.ts";
import { eyebrow } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { conversationData } from "./data.server.ts";
import { lines as lineStyles, speakers, transcript, turn } from "./transcript.css.ts";

/** An example of a conversation between a customer and an assistant. */
export function ConversationSection({ section, placement }: SectionProps<"conversation", typeof conversationData>) {
  const { lines, words } = section;
  return (
    <Section head={section} placement={placement} aside={<p className={eyebrow}>{words.example}</p>}>
      <div className={listFrame}>
        <ol className={transcript}>
          {lines.map(({ speaker, text }, index) => (
            <li key={index} className={turn}>
              <p className={speakers[speaker]}>{words[speaker]}</p>
              <p className={lineStyles[speaker]}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
