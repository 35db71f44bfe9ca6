import { Chat } from "../../assistant/chat.tsx";
import { SampleQuestions } from "../../assistant/panel.tsx";
import { useRunning } from "../../assistant/use-running.ts";
import { needsApplication } from "../../components/needs-application.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./assistant.css.ts";
import type { assistantData } from "./data.server.ts";

/** What the chatbot shows on a page, as a section or beside the heading. */
type Shown = Pick<
  SectionProps<"assistant", typeof assistantData>["section"],
  "title" | "widget" | "example" | "withoutScript" | "questions" | "assistant"
>;

/** The chatbot, or a third party's in its place, and what is said beside it. */
export function OpenChat({ section }: { readonly section: Shown }) {
  const { assistant, title, questions, widget, example, withoutScript } = section;
  const { running, isBroken } = useRunning(assistant);
  const samples = { title, questions };
  return (
    <>
      <div {...needsApplication} className={styles.chat}>
        {assistant.settings.kind === "script" ? (
          <SampleQuestions samples={{ ...samples, isAnchored: true }} hasBegun={false} onAsk={undefined} />
        ) : (
          <Chat
            assistant={assistant}
            samples={samples}
            example={example}
            withoutScript={withoutScript}
            running={running}
          />
        )}
      </div>
      <p className={styles.beside} role="status">
        {isBroken ? assistant.words.unsupported : widget}
      </p>
    </>
  );
}
