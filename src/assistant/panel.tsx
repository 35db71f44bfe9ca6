import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { anchorId } from "../addresses/anchor-id.ts";
import { Anchor } from "../components/anchor.tsx";
import { Button } from "../components/button.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { Logo } from "../layout/logo.tsx";
import { titleSize } from "../theme/layout.css.ts";
import { Ask } from "./ask.tsx";
import type { Words } from "./demo-assistant.ts";
import { isInProgress } from "./exchange.ts";
import { focusToAsk } from "./focus.client.ts";
import * as styles from "./panel.css.ts";
import type { Running } from "./running.client.ts";
import { useExchanges } from "./use-exchanges.ts";

interface PanelProps {
  readonly words: Words;
  /** Said before the first question. */
  readonly opening: ReactNode;
  readonly samples: Samples;
  /** Undefined as long as nothing can be asked. */
  readonly running: Running | undefined;
  /** Where questions are typed. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The id of its heading, by which what surrounds it is named. */
  readonly titleId: string;
  /** More buttons at its head. */
  readonly children?: ReactNode;
}

/** The questions that are offered. */
interface Samples {
  readonly title: string;
  readonly questions: readonly string[];
  /** Whether links lead to them. */
  readonly isAnchored: boolean;
}

/** The conversation with its field: fills what surrounds it, a part of a page or a dialog, and scrolls inside it. */
export function AssistantPanel(props: PanelProps) {
  const { words, opening, samples, running, field } = props;
  const exchanges = useExchanges(running?.conversation);
  const log = useRef<HTMLDivElement>(null);
  const ask = running && ((question: string) => void running.conversation.ask(question));
  const toAsk = () => focusToAsk(field, log);
  return (
    <div className={styles.panel}>
      <Head {...props} isEmpty={exchanges.length === 0} onReset={toAsk} />
      <Log element={log} label={words.conversation} count={exchanges.length}>
        <div className={styles.opening}>{opening}</div>
        {running && <running.Turns exchanges={exchanges} conversation={running.conversation} words={words} />}
      </Log>
      <SampleQuestions samples={samples} hasBegun={exchanges.length > 0} onAsk={ask} />
      <Ask
        words={words}
        field={field}
        isBusy={exchanges.some(isInProgress)}
        onStop={() => running?.conversation.stop()}
        onAsk={
          ask &&
          ((question) => {
            ask(question);
            toAsk();
          })
        }
      />
      <p className={styles.person}>
        <ContactText>{words.person.text}</ContactText> <Anchor href={words.person.href}>{words.person.label}</Anchor>
      </p>
    </div>
  );
}

interface HeadProps extends Pick<PanelProps, "words" | "running" | "titleId" | "children"> {
  readonly isEmpty: boolean;
  /** The button that was pressed is gone then. */
  readonly onReset: () => void;
}

function Head({ words, running, titleId, children, isEmpty, onReset }: HeadProps) {
  const reset = () => {
    running?.conversation.reset();
    onReset();
  };
  return (
    <div className={styles.head}>
      <Logo />
      <h2 id={titleId} className={`${titleSize.heading4} ${styles.name}`}>
        {words.name}
      </h2>
      <div className={styles.headActions}>
        {!isEmpty && (
          <Button variant="ghost" size="sm" onClick={reset}>
            {words.reset}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface SampleQuestionsProps extends Pick<PanelProps, "samples"> {
  /** Whether something was asked: then the conversation needs the room. */
  readonly hasBegun: boolean;
  /** Undefined where they can only be read. */
  readonly onAsk: ((question: string) => void) | undefined;
}

/** What may be asked: a press asks it. */
export function SampleQuestions({ samples, hasBegun, onAsk }: SampleQuestionsProps) {
  const { title, questions, isAnchored } = samples;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The one that was pressed may have moved out of sight.
    if (hasBegun) list.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [hasBegun]);
  return (
    <ul
      ref={list}
      // Until they can be pressed, only the list itself can be scrolled by keys.
      tabIndex={onAsk ? undefined : 0}
      className={styles.samples}
      aria-label={title}
      id={isAnchored ? anchorId(title) : undefined}
    >
      {questions.map((question) => (
        <li key={question} id={isAnchored ? anchorId(question) : undefined} className={styles.sample}>
          {onAsk ? (
            <button type="button" className={styles.pressable} onClick={() => onAsk(question)}>
              {question}
            </button>
          ) : (
            <span className={styles.chip}>{question}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LogProps {
  readonly label: string;
  readonly element: RefObject<HTMLDivElement | null>;
  /** How many questions were asked. */
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * A new question goes to the top of what is seen, so that its answer is read from its beginning. It can be focused, so that the
 * arrow keys scroll it. What is new in it is announced once, whole (Announcement).
 */
function Log({ element, label, count, children }: LogProps) {
  useEffect(() => {
    const { current } = element;
    const last = current?.lastElementChild;
    if (count > 0 && current && last instanceof HTMLElement) current.scrollTop = last.offsetTop;
  }, [count, element]);
  return (
    <div ref={element} className={styles.log} role="log" aria-live="off" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
