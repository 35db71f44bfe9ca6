import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../components/button.tsx";
import { titleSize } from "../theme/layout.css.ts";
import { Announcement } from "./announcement.client.tsx";
import { Answer } from "./answer.client.tsx";
import { Ask } from "./ask.client.tsx";
import { answerText, type Conversation, type Exchange, isInProgress, transcript } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";
import * as styles from "./panel.css.ts";

interface PanelProps {
  readonly words: Words;
  readonly isHosted: boolean;
  readonly samples: readonly string[];
  readonly conversation: Conversation;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the heading that labels the container. */
  readonly titleId: string;
  /** More buttons in the head. */
  readonly children?: ReactNode;
}

/** The conversation with its field: fills its container, and scrolls inside. */
export function AssistantPanel(props: PanelProps) {
  const { words, isHosted, samples, conversation, field } = props;
  const exchanges = useSyncExternalStore(conversation.subscribe, () => conversation.exchanges);
  const ask = (question: string) => void conversation.ask(question);
  const isEmpty = exchanges.length === 0;
  const said = transcript(exchanges, words);
  return (
    <div className={styles.panel}>
      <Head {...props} isEmpty={isEmpty} />
      <Log exchanges={exchanges}>
        <p className={styles.whatItIs}>{isHosted ? words.whatHosted : words.whatItIs}</p>
        {isEmpty ? (
          <Greeting words={words} samples={samples} onAsk={ask} />
        ) : (
          exchanges.map((each) => (
            <Turn key={each.id} exchange={each} said={said} words={words} conversation={conversation} />
          ))
        )}
      </Log>
      {!isEmpty && <Suggestions samples={samples} onAsk={ask} />}
      <Ask words={words} field={field} conversation={conversation} isBusy={exchanges.some(isInProgress)} />
      <Announcement words={words} exchange={exchanges.at(-1)} />
    </div>
  );
}

interface HeadProps extends Pick<PanelProps, "words" | "conversation" | "titleId" | "children"> {
  readonly isEmpty: boolean;
}

function Head({ words, conversation, titleId, children, isEmpty }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={titleSize.heading3}>
        {words.name}
      </h2>
      <div className={styles.headActions}>
        {!isEmpty && (
          <Button variant="ghost" size="sm" onClick={() => conversation.reset()}>
            {words.reset}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface GreetingProps extends Pick<PanelProps, "words" | "samples"> {
  readonly onAsk: (question: string) => void;
}

function Greeting({ words, samples, onAsk }: GreetingProps) {
  return (
    <div className={styles.greeting}>
      <p>{words.greeting}</p>
      <ul className={styles.samples}>
        {samples.map((question, index) => (
          <li key={index}>
            <button className={styles.sample} type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Suggested questions: the dialog covers those on the page. */
function Suggestions({ samples, onAsk }: Omit<GreetingProps, "words">) {
  return (
    <ul className={styles.suggestions}>
      {samples.map((question, index) => (
        <li key={index}>
          <Button variant="secondary" size="sm" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface LogProps {
  readonly exchanges: readonly Exchange[];
  readonly children: ReactNode;
}

/** Scrolls a new question to the top, to read its answer from the beginning. */
function Log({ exchanges, children }: LogProps) {
  const element = useRef<HTMLDivElement>(null);
  const count = exchanges.length;
  useEffect(() => {
    const { current } = element;
    const last = current?.lastElementChild;
    if (count > 0 && current && last instanceof HTMLElement) current.scrollTop = last.offsetTop;
  }, [count]);
  return (
    <div className={styles.log} ref={element}>
      {children}
    </div>
  );
}

interface TurnProps extends Pick<PanelProps, "words" | "conversation"> {
  readonly exchange: Exchange;
  readonly said: readonly string[];
}

function Turn({ exchange, said, words, conversation }: TurnProps) {
  return (
    <article className={styles.exchange}>
      <p className={styles.speaker.visitor}>{words.you}</p>
      <p className={styles.question}>{exchange.question}</p>
      <p className={styles.speaker.assistant}>{words.name}</p>
      <Answer
        exchange={exchange}
        text={answerText(exchange)}
        words={words}
        said={said}
        onAsk={(question) => void conversation.ask(question)}
        onRetry={() => void conversation.askAgain()}
      />
    </article>
  );
}
