/** When the document was shown: the bootstrap, which this is part of, comes as the page is painted. */
export const documentShownAt = performance.now();

const submitted = new WeakSet<EventTarget>();

/**
 * Remembers the forms that were to be submitted before anything could send them. Browsers can't send them either, which would put what was
 * typed into the address.
 */
export function takeSubmits(): void {
  // After React, whose root is the document: what it has handled is prevented already.
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented && event.target) submitted.add(event.target);
    event.preventDefault();
  });
}

/** @returns whether a form was to be submitted before anything could send it. Asking again says no. */
export function takeSubmit(form: HTMLFormElement): boolean {
  return submitted.delete(form);
}
