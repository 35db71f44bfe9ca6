import { isPressed } from "../browser/pressed-key.ts";

/** When the document was shown: the bootstrap, which this is part of, comes as the page is painted. */
export const documentShownAt = performance.now();

const submitted = new WeakSet<EventTarget>();

/**
 * Keeps browsers from submitting a form themselves, which would put what was typed into the address, and remembers the forms that were to
 * be submitted before the application was there to send them.
 */
export function takeSubmits(): void {
  // After React, whose root is the document: what it has handled is prevented already.
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented && event.target) submitted.add(event.target);
    event.preventDefault();
  });
  // A button that is disabled until something can send the form keeps browsers from making anything of Enter.
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!isPressed("Enter", event) || !(target instanceof HTMLInputElement)) return;
    if (target.form?.querySelector("button:disabled")) submitted.add(target.form);
  });
}

/** @returns whether a form was to be submitted before anything could send it. Asking again says no. */
export function takeSubmit(form: HTMLFormElement): boolean {
  return submitted.delete(form);
}
