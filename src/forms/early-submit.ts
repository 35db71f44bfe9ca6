import { isPressed } from "../browser/pressed-key.ts";

/** When the document was shown: the bootstrap runs as the page is painted. */
export const documentShownAt = performance.now();

const submitted = new WeakSet<EventTarget>();

/**
 * Remembers forms that were submitted too early. The browser must not submit them: that would put their
 * values into the address. Enter submits texts whose key says "send".
 */
export function takeSubmits(): void {
  addEventListener("keydown", submitOnEnter);
  // After React, whose root is the document: handled events are prevented already.
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented && event.target) submitted.add(event.target);
    event.preventDefault();
  });
}

/** Shift+Enter begins a new line. */
function submitOnEnter(event: KeyboardEvent): void {
  const { target, shiftKey } = event;
  if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== "send") return;
  if (shiftKey || !isPressed("Enter", event)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

/** Whether a form was submitted too early. Resets the answer. */
export function takeSubmit(form: HTMLFormElement): boolean {
  return submitted.delete(form);
}
