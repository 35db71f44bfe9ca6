import { type ComponentType, useEffect, useRef, useState } from "react";
import { anchorId } from "../addresses/anchor-id.ts";
import { idInAddress } from "../browser/address.client.ts";
import { Anchor } from "../components/anchor.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import { chat, whileScripted, withoutScript as withoutScriptStyle } from "./chat.css.ts";
import type { CornerProps } from "./corner.client.tsx";
import type { DemoAssistant, Words } from "./demo-assistant.ts";
import { exchange, question as questionStyle } from "./panel.css.ts";
import { AssistantPanel } from "./panel.tsx";
import type { Running } from "./running.client.ts";
import { useIsInSight } from "./use-is-in-sight.ts";

interface ChatProps {
  readonly assistant: DemoAssistant;
  readonly samples: { readonly title: string; readonly questions: readonly string[] };
  /** A question that is answered already, to show how. */
  readonly example: ExampleExchange | undefined;
  /** Said where no scripts run. */
  readonly withoutScript: string;
  /** Undefined as long as it can't be asked. */
  readonly running: Running | undefined;
}

/** The conversation, open on the page. Where it is out of sight, a button in the corner opens it in a dialog. */
export function Chat({ assistant: { words, settings }, samples, example, withoutScript, running }: ChatProps) {
  const element = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isInSight = useIsInSight(element);
  const Corner = useCorner(isInSight === false);
  useEffect(() => {
    if (isInSight) running?.conversation.prepare();
  }, [isInSight, running]);
  useAskedByLink(samples.questions, running);
  const whatItIs = <p>{settings.kind === "endpoint" ? words.whatHosted : words.whatItIs}</p>;
  const opening = (
    <>
      <div className={whileScripted}>
        {whatItIs}
        {example && <Example example={example} you={words.you} name={words.name} />}
      </div>
      <p className={withoutScriptStyle}>
        <ContactText>{withoutScript}</ContactText>
      </p>
    </>
  );
  return (
    <section ref={element} className={chat} aria-labelledby="assistant.name">
      <AssistantPanel
        words={words}
        opening={opening}
        samples={{ ...samples, isAnchored: true }}
        running={running}
        field={field}
        titleId="assistant.name"
      />
      {running && <running.Announcement words={words} conversation={running.conversation} />}
      {running && Corner && (
        <Corner words={words} opening={whatItIs} samples={samples} running={running} isNeedless={isInSight !== false} />
      )}
    </section>
  );
}

interface ExampleExchange {
  readonly question: string;
  readonly answer: string;
  readonly href: string;
  readonly from: string;
}

interface ExampleProps extends Pick<Words, "you" | "name"> {
  readonly example: ExampleExchange;
}

/** Looks like an exchange, and scrolls away with the opening. */
function Example({ example: { question, answer, href, from }, you, name }: ExampleProps) {
  return (
    <div className={exchange}>
      <p className={questionStyle}>
        <span className={visuallyHidden}>{you}: </span>
        {question}
      </p>
      <p>
        <span className={visuallyHidden}>{name}: </span>
        {answer} <Anchor href={href}>{from}</Anchor>
      </p>
    </div>
  );
}

/** Fetches the button in the corner once it is needed. Without it, the conversation is still on the page. */
function useCorner(isNeeded: boolean): ComponentType<CornerProps> | undefined {
  const [Corner, setCorner] = useState<ComponentType<CornerProps>>();
  useEffect(() => {
    if (!isNeeded || Corner) return;
    import("./corner.client.tsx").then((module) => setCorner(() => module.Corner)).catch(() => undefined);
  }, [isNeeded, Corner]);
  return Corner;
}

/** Asks the question that a link led to. It is taken off the address: who comes back has asked it already. */
function useAskedByLink(questions: readonly string[], running: Running | undefined): void {
  useEffect(() => {
    const question = questions.find((item) => anchorId(item) === idInAddress());
    if (!question || !running) return;
    history.replaceState(history.state, "", location.pathname);
    void running.conversation.ask(question);
  }, [questions, running]);
}
