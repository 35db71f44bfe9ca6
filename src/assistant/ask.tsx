import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { isPressed } from "../browser/pressed-key.ts";
import { Button } from "../components/button.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import { ask as askStyle, field as fieldStyle, problem as problemStyle, row } from "./ask.css.ts";
import { LONGEST_QUESTION } from "./assistant.ts";
import type { Words } from "./demo-assistant.ts";

interface AskProps {
  readonly words: Words;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
  /** Undefined where nothing can be asked yet. What is typed before stays. */
  readonly onAsk: ((question: string) => void) | undefined;
  readonly onStop: () => void;
}

/** Where a question is typed. Enter asks, Shift+Enter starts a new line. */
export function Ask({ words, field, isBusy, onAsk, onStop }: AskProps) {
  const [isTooLong, setTooLong] = useState(false);
  const [fieldId, problemId] = [useId(), useId()];
  const submit = () => {
    const { current } = field;
    const question = current?.value.trim() ?? "";
    setTooLong(question.length > LONGEST_QUESTION);
    if (!current || !onAsk || question === "" || question.length > LONGEST_QUESTION) return;
    current.value = "";
    onAsk(question);
  };
  return (
    <form
      className={askStyle}
      data-screen-only=""
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
          <Button variant="outline" onClick={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit" disabled={!onAsk}>
            {words.send}
          </Button>
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
