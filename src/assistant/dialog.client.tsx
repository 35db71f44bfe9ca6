import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { isPressed } from "../browser/pressed-key.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { titleSize } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { Announcement } from "./announcement.client.tsx";
import { Answer } from "./answer.client.tsx";
import { Ask } from "./ask.client.tsx";
import { answerText, type Conversation, type Exchange, isUnderWay } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";
import * as styles from "./dialog.css.ts";

interface DialogProps {
  readonly words: Words;
  /** Whether questions leave the visitor's device. */
  readonly isHosted: boolean;
  readonly samples: readonly string[];
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly onClose: (mode: "return focus" | "leave focus") => void;
}

/** The conversation: a native dialog that is not modal, so that the page beside it stays in use. */
export function Dialog({ words, isHosted, samples, conversation, isOpen, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const exchanges = useSyncExternalStore(conversation.subscribe, () => conversation.exchanges);
  useOpening(isOpen, element, field);
  const close = () => onClose("return focus");
  return (
    <dialog
      ref={element}
      id="assistant.dialog"
      className={styles.dialog}
      aria-labelledby="assistant.title"
      tabIndex={-1}
      onKeyDown={(event) => closeOnEscape(event, close)}
      onBlur={(event) => closeWhenLeft(event, onClose)}
    >
      <Head words={words} conversation={conversation} isEmpty={exchanges.length === 0} onClose={close} />
      <Log exchanges={exchanges}>
        <p className={styles.whatItIs}>{isHosted ? words.whatHosted : words.whatItIs}</p>
        {exchanges.length === 0 ? (
          <Greeting words={words} samples={samples} onAsk={(question) => void conversation.ask(question)} />
        ) : (
          exchanges.map((each) => <Turn key={each.id} exchange={each} words={words} conversation={conversation} />)
        )}
      </Log>
      {exchanges.length > 0 && <Suggestions samples={samples} onAsk={(question) => void conversation.ask(question)} />}
      <Ask words={words} field={field} conversation={conversation} isBusy={exchanges.some(isUnderWay)} />
      <Announcement words={words} exchange={exchanges.at(-1)} />
    </dialog>
  );
}

/** On phones a field that is focused brings up the keyboard, over what is to be read: there the dialog gets the focus. */
function useOpening(
  isOpen: boolean,
  element: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  useEffect(() => {
    const { current } = element;
    if (!isOpen) return current?.close();
    if (!current?.open) current?.show();
    if (matchMedia(media.touch).matches) current?.focus();
    else field.current?.focus();
  }, [isOpen, element, field]);
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (!isPressed("Escape", event.nativeEvent)) return;
  event.stopPropagation();
  close();
}

/** Where the dialog covers the page, tabbing on into the page would move the focus out of sight. */
function closeWhenLeft(event: FocusEvent, onClose: DialogProps["onClose"]): void {
  const { relatedTarget, currentTarget } = event;
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft && matchMedia(media.mobile).matches) onClose("leave focus");
}

interface HeadProps extends Pick<DialogProps, "words" | "conversation"> {
  readonly isEmpty: boolean;
  readonly onClose: () => void;
}

function Head({ words, conversation, isEmpty, onClose }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id="assistant.title" className={titleSize.heading3}>
        {words.name}
      </h2>
      <div className={styles.headActions}>
        {!isEmpty && (
          <Button variant="ghost" size="sm" onClick={() => conversation.reset()}>
            {words.reset}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onClose}>
          <Icon name="cross" />
          {words.close}
        </Button>
      </div>
    </div>
  );
}

interface GreetingProps extends Pick<DialogProps, "words" | "samples"> {
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

/** What to ask next: the dialog covers the page's own sample questions. */
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

/** A new question goes to the top of what is seen, so that its answer is read from its beginning. */
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

interface TurnProps extends Pick<DialogProps, "words" | "conversation"> {
  readonly exchange: Exchange;
}

function Turn({ exchange, words, conversation }: TurnProps) {
  return (
    <article className={styles.exchange}>
      <p className={styles.speaker.visitor}>{words.you}</p>
      <p className={styles.question}>{exchange.question}</p>
      <p className={styles.speaker.assistant}>{words.name}</p>
      <Answer
        exchange={exchange}
        text={answerText(exchange)}
        words={words}
        onRetry={() => void conversation.askAgain()}
      />
    </article>
  );
}
