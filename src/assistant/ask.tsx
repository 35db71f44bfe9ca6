import { type RefObject, useEffect, useId, useState } from "react";
import { Button } from "../components/button.tsx";
import { takeSubmit } from "../forms/early-submit.ts";
import { visuallyHidden } from "../theme/layout.css.ts";
import { ask as askStyle, field as fieldStyle, problem as problemStyle, row } from "./ask.css.ts";
import { LONGEST_QUESTION } from "./assistant.ts";
import type { Words } from "./demo-assistant.ts";

interface AskProps {
  readonly words: Words;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
  /** Undefined where nothing can be asked yet. What is sent before then is asked once it can be (early-submit.ts). */
  readonly onAsk: ((question: string) => void) | undefined;
  readonly onStop: () => void;
}

/** Where a question is typed. Enter asks (early-submit.ts), Shift+Enter starts a new line. */
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
  const canAsk = onAsk !== undefined;
  useEffect(() => {
    const form = field.current?.form;
    if (canAsk && form && takeSubmit(form)) form.requestSubmit();
  }, [canAsk, field]);
  return (
    <form
      className={askStyle}
      data-screen-only=""
      // Without scripts of ours to prevent it, browsers don't submit this either.
      method="dialog"
      onSubmit={(event) => {
        if (!canAsk) return;
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
        />
        {isBusy ? (
          <Button variant="outline" onClick={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={!canAsk}>
            {words.send}
          </Button>
        )}
      </div>
    </form>
  );
}
