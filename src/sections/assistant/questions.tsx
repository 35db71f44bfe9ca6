import { useEffect } from "react";
import { anchorId } from "../../addresses/anchor-id.ts";
import { useAssistant } from "../../assistant/use-assistant.ts";
import { idInAddress } from "../../browser/address.client.ts";
import { needsApplication } from "../../components/needs-application.ts";
import { ContactText } from "../../layout/contact-text.tsx";
import { panel, softText, titleSize, visuallyHidden } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./assistant.css.ts";
import type { assistantData } from "./data.server.ts";

/** The content of the assistant, as a section or beside the heading. */
export type AssistantWords = Pick<
  SectionProps<"assistant", typeof assistantData>["section"],
  "title" | "lead" | "widget" | "withoutScript" | "ask" | "questions" | "assistant"
>;

type Ask = ReturnType<typeof useAssistant>["ask"];

/** Asks the question in the address, and removes it: going back must not ask again. */
function useAskedByLink(questions: readonly string[], ask: Ask): void {
  useEffect(() => {
    const question = questions.find((item) => anchorId(item) === idInAddress());
    const opener = question && document.getElementById(anchorId(question))?.querySelector("button");
    if (!question || !opener || !ask) return;
    history.replaceState(history.state, "", location.pathname);
    ask({ question, opener });
  }, [questions, ask]);
}

interface QuestionsProps {
  readonly section: AssistantWords;
}

/** The sample questions, the embedded chatbot, and the button in the corner. */
export function AssistantQuestions({ section }: QuestionsProps) {
  const { assistant, questions } = section;
  const { Corner, request, ask, isBroken } = useAssistant(assistant);
  useAskedByLink(questions, ask);
  return (
    <div {...needsApplication} className={styles.frame}>
      <Questions section={section} ask={ask} />
      <Widget section={section} isBroken={isBroken} />
      {Corner && <Corner assistant={assistant} samples={questions} request={request} />}
    </div>
  );
}

/** Sample questions. They are asked as soon as the assistant has loaded. */
function Questions({ section, ask }: QuestionsProps & { readonly ask: Ask }) {
  const { title, lead, questions } = section;
  return (
    <section className={panel} id={anchorId(title)}>
      <div className={styles.questionsHead}>
        <h2 className={titleSize.heading3}>{title}</h2>
        {lead && <p className={softText}>{lead}</p>}
      </div>
      <ul>
        {questions.map((question) => (
          <li key={question} id={anchorId(question)} className={styles.question}>
            {ask ? (
              <button
                className={styles.pressable}
                type="button"
                onClick={({ currentTarget }) => ask({ question, opener: currentTarget })}
              >
                <span className={visuallyHidden}>{section.ask} </span>
                <q className={styles.words}>{question}</q>
              </button>
            ) : (
              <q className={styles.words}>{question}</q>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text is true without scripts, and if the chatbot fails to load. */
function Widget({ section, isBroken }: QuestionsProps & { readonly isBroken: boolean }) {
  return (
    <>
      <p className={styles.widget} role="status">
        {isBroken ? section.assistant.words.unsupported : section.widget}
      </p>
      <p className={styles.withoutScript}>
        <ContactText>{section.withoutScript}</ContactText>
      </p>
    </>
  );
}
