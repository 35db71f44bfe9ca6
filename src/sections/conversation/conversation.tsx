import { Messages } from "../../components/messages.tsx";
import { eyebrow, measure } from "../../theme/layout.css.ts";
import type { exampleWords } from "../example-words.server.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";

/** An example of a conversation between a customer and an assistant. */
export function ConversationSection({ section, placement }: SectionProps<"conversation", typeof exampleWords>) {
  const { lines, words } = section;
  return (
    <Section head={section} placement={placement} aside={<p className={eyebrow}>{words.example}</p>}>
      <div className={measure}>
        <Messages lines={lines} names={words} />
      </div>
    </Section>
  );
}
