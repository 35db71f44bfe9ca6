import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { isPressed } from "../browser/pressed-key.ts";
import { Button } from "../components/button.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import { ask as askStyle, field as fieldStyle, problem as problemStyle, row } from "./ask.css.ts";
import { LONGEST_QUESTION } from "./assistant.ts";
import type { Conversation } from "./conversation.client.ts";
import type { Words } from "./demo-assistant.ts";

interface AskProps {
  readonly words: Words;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly conversation: Conversation;
  /** Whether an answer is being received. */
  readonly isBusy: boolean;
}

/** The question field. Enter asks, Shift+Enter starts a new line. */
export function Ask({ words, field, conversation, isBusy }: AskProps) {
  const [isTooLong, setTooLong] = useState(false);
  const [fieldId, problemId] = [useId(), useId()];
  const submit = () => {
    const { current } = field;
    const question = current?.value.trim() ?? "";
    setTooLong(question.length > LONGEST_QUESTION);
    if (!current || question === "" || question.length > LONGEST_QUESTION) return;
    current.value = "";
    void conversation.ask(question);
  };
  return (
    <form
      className={askStyle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={visuallyHidden} htmlFor={fieldId}>
        {words.field}
      </label>
      {isTooLong && (
        <p className={problemStyle} id={problemId} role="alert">
          {words.tooLong}
        </p>
      )}
      <div className={row}>
        <textarea
          ref={field}
          id={fieldId}
          className={fieldStyle}
          rows={1}
          placeholder={words.field}
          enterKeyHint="send"
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? problemId : undefined}
          onKeyDown={(event) => submitOnEnter(event, submit)}
        />
        {isBusy ? (
          <Button variant="outline" onClick={() => conversation.stop()}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit">{words.send}</Button>
        )}
      </div>
    </form>
  );
}

function submitOnEnter(event: KeyboardEvent, submit: () => void): void {
  if (event.shiftKey || !isPressed("Enter", event.nativeEvent)) return;
  event.preventDefault();
  submit();
}
