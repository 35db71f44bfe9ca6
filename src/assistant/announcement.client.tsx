import { visuallyHidden } from "../theme/layout.css.ts";
import { answerText, type Conversation } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";
import { type Exchange, isInProgress } from "./exchange.ts";
import { useExchanges } from "./use-exchanges.ts";

interface AnnouncementProps {
  readonly words: Words;
  readonly conversation: Conversation;
}

/** Announces each answer to screen readers once, when it is complete, wherever it is shown; one that may save a life at once. */
export function Announcement({ words, conversation }: AnnouncementProps) {
  const exchange = useExchanges(conversation).at(-1);
  const text = exchange && spoken(words, exchange);
  const isUrgent = exchange?.parts.some(({ kind }) => kind === "danger") ?? false;
  return (
    <>
      <p className={visuallyHidden} role="status">
        {!isUrgent && text}
      </p>
      <p className={visuallyHidden} role="alert">
        {isUrgent && text}
      </p>
    </>
  );
}

function spoken(words: Words, exchange: Exchange): string {
  if (isInProgress(exchange) || exchange.status === "stopped") return "";
  const text = answerText(exchange, words.noAnswer);
  if (exchange.status === "broken") return text ? words.interrupted : words.failed;
  const refusal = exchange.parts.find((part) => part.kind === "refusal");
  const offer = refusal?.text ?? (refusal ? words.noAnswer : "");
  return [words.answered, text, !text.includes(offer) && offer].filter(Boolean).join(" ");
}
