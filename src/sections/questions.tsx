import { Icon } from "../components/icon.tsx";
import { anchorId } from "./anchor-id.ts";
import { answer as answerStyle, mark, question as questionStyle, questions, summary, title } from "./questions.css.ts";

interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions whose answers open below them. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={questions}>
      {items.map(({ question, answer }) => (
        <details key={question} id={anchorId(question)} className={questionStyle}>
          <summary className={summary}>
            <h3 className={title}>{question}</h3>
            <span className={mark}>
              <Icon name="cross" />
            </span>
          </summary>
          <p className={answerStyle}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
