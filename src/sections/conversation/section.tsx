import { eyebrow } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Transcript } from "./transcript.tsx";

/** An example of a conversation. */
export function ConversationSection({ section, place }: SectionProps<"conversation">) {
  return (
    <Section head={section} place={place} aside={<p className={eyebrow}>{section.words.example}</p>}>
      <Transcript lines={section.lines} names={section.words} />
    </Section>
  );
}
