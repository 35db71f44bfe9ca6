import { IndustryPicture } from "../../components/industry-picture.tsx";
import { Messages } from "../../components/messages.tsx";
import { eyebrow, measure } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { place } from "./conversation.css.ts";
import type { conversationData } from "./data.server.ts";

/** An example of a conversation between a customer and an assistant, beside where it takes place. */
export function ConversationSection({ section, placement }: SectionProps<"conversation", typeof conversationData>) {
  const { lines, words, drawing } = section;
  return (
    <Section
      head={section}
      placement={placement}
      aside={
        <>
          <p className={eyebrow}>{words.example}</p>
          {drawing && (
            <div className={place}>
              <IndustryPicture drawing={drawing} />
            </div>
          )}
        </>
      }
    >
      <div className={measure}>
        <Messages lines={lines} names={words} />
      </div>
    </Section>
  );
}
