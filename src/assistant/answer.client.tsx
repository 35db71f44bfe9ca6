import { createElement, Fragment, useEffect, useState } from "react";
import { Anchor } from "../components/anchor.tsx";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { carry } from "../forms/carry.client.ts";
import { ContactText } from "../layout/contact-text.tsx";
import { smallText, softText } from "../theme/layout.css.ts";
import * as styles from "./answer.css.ts";
import type { AnswerPart, Source } from "./assistant.ts";
import type { Words } from "./demo-assistant.ts";
import { type Exchange, isInProgress } from "./exchange.ts";

interface AnswerProps {
  readonly exchange: Exchange;
  /** The answer's text for copying. */
  readonly text: string;
  readonly words: Words;
  /** The whole conversation, for a form. */
  readonly said: readonly string[];
  readonly onAsk: (question: string) => void;
  readonly onRetry: () => void;
}

/** An answer, as far as it has arrived, as plain text. */
export function Answer({ exchange, text, words, said, onAsk, onRetry }: AnswerProps) {
  const { parts, status } = exchange;
  const others = parts.flatMap((part) => (part.kind === "more" ? [part.source] : []));
  return (
    <div className={styles.answer}>
      {status === "waiting" && <Waiting words={words} />}
      <Parts parts={parts} words={words} said={said} onAsk={onAsk} />
      {status === "broken" && <Broken words={words} hasBegun={parts.length > 0} onRetry={onRetry} />}
      {others.length > 0 && <More words={words} sources={others} />}
      {!isInProgress(exchange) && text && <Copy words={words} text={text} />}
    </div>
  );
}

/** Parts are only ever appended, so the index can be the key. */
function Parts({ parts, ...rest }: Omit<PartProps, "part"> & { readonly parts: readonly AnswerPart[] }) {
  return createElement(Fragment, null, ...parts.map((part) => createElement(Part, { part, ...rest })));
}

/** Three dots, shown if the answer takes a moment. */
function Waiting({ words }: { readonly words: Words }) {
  return (
    <p className={styles.waiting}>
      {words.waiting}
      <span className={styles.dots} aria-hidden="true" />
    </p>
  );
}

interface PartProps extends Pick<AnswerProps, "words" | "said" | "onAsk"> {
  readonly part: AnswerPart;
}

function Part({ part, words, said, onAsk }: PartProps) {
  switch (part.kind) {
    case "danger":
      return <Danger text={part.text} numbers={part.numbers} />;
    case "questions":
      return <Questions lead={part.lead} questions={part.questions} onAsk={onAsk} />;
    case "heading":
      return <p className={styles.heading}>{part.text}</p>;
    case "text":
      return <Paragraphs texts={part.text.split("\n")} />;
    case "list":
      return (
        <ul className={styles.list}>
          {part.items.map((item, index) => (
            <li key={index}>
              <ContactText>{item}</ContactText>
            </li>
          ))}
        </ul>
      );
    case "source":
      return (
        <p className={`${softText} ${smallText}`}>
          {words.source} <Anchor href={part.source.href}>{part.source.title}</Anchor>
        </p>
      );
    case "refusal":
      return <Refusal words={words} said={said} text={part.text ?? words.noAnswer} />;
    case "more":
      return null;
  }
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  const paragraphs = texts.map((text) => createElement("p", null, createElement(ContactText, null, text)));
  return createElement(Fragment, null, ...paragraphs);
}

/** Emergency numbers come first. */
function Danger({ text, numbers }: Pick<Extract<AnswerPart, { readonly kind: "danger" }>, "text" | "numbers">) {
  return (
    <div className={styles.danger}>
      <p>{text}</p>
      <ul className={styles.list}>
        {numbers.map(({ label, phone }) => (
          <li key={phone}>
            <a className={styles.number} href={`tel:${phone.replaceAll(" ", "")}`}>
              {phone}
            </a>{" "}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestionsProps extends Pick<AnswerProps, "onAsk"> {
  readonly lead: string;
  readonly questions: readonly string[];
}

/** Suggested or alternative questions as buttons. */
function Questions({ lead, questions, onAsk }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      <p className={`${softText} ${smallText}`}>{lead}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Button variant="link" size="sm" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a confident answer, the conversation can be handed to a person. */
function Refusal({ words, said, text }: Omit<PartProps, "part" | "onAsk"> & { readonly text: string }) {
  const { contact, session } = words.offers;
  return (
    <>
      <p>
        <ContactText>{text}</ContactText>
      </p>
      <div className={styles.offers}>
        <Offer offer={contact} said={said} />
        <Offer offer={session} said={said} />
      </div>
    </>
  );
}

interface OfferProps extends Pick<AnswerProps, "said"> {
  readonly offer: Words["offers"]["contact"];
}

function Offer({ offer, said }: OfferProps) {
  return (
    <a className={styles.offer} href={offer.href} onClick={() => carry(offer, said)}>
      {offer.label}
      <Icon name="arrow" />
    </a>
  );
}

interface BrokenProps extends Pick<AnswerProps, "words" | "onRetry"> {
  readonly hasBegun: boolean;
}

function Broken({ words, hasBegun, onRetry }: BrokenProps) {
  return (
    <div className={styles.problem}>
      <p>{hasBegun ? words.interrupted : words.failed}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function More({ words, sources }: { readonly words: Words; readonly sources: readonly Source[] }) {
  return (
    <div className={`${softText} ${smallText}`}>
      <p>{words.more}</p>
      <ul>
        {sources.map(({ href, title }, index) => (
          <li key={index}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How long the button confirms copying, in milliseconds. */
const COPIED = 2000;

/** The clipboard needs a secure context. */
function Copy({ words, text }: Pick<AnswerProps, "words" | "text">) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p className={styles.actions}>
      <Button variant="link" size="sm" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </p>
  );
}
