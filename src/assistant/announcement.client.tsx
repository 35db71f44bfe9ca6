import { visuallyHidden } from "../theme/layout.css.ts";
import { answerText, type Exchange, isInProgress } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";

interface AnnouncementProps {
  readonly words: Words;
  readonly exchange: Exchange | undefined;
}

/** Announces each answer to screen readers once, when it is complete. */
export function Announcement({ words, exchange }: AnnouncementProps) {
  return (
    <p className={visuallyHidden} role="status">
      {exchange && spoken(words, exchange)}
    </p>
  );
}

function spoken(words: Words, exchange: Exchange): string {
  if (isInProgress(exchange) || exchange.status === "stopped") return "";
  const text = answerText(exchange);
  if (exchange.status === "broken") return text ? words.interrupted : words.failed;
  const refusal = exchange.parts.find((part) => part.kind === "refusal");
  return [words.answered, text, refusal && (refusal.text ?? words.noAnswer)].filter(Boolean).join(" ");
}
