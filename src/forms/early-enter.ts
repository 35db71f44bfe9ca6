import { isPressed } from "../browser/pressed-key.ts";

/** When the document was shown: the bootstrap, which this is part of, comes as the page is painted. */
export const documentShownAt = performance.now();

const pressed = new WeakSet<HTMLFormElement>();

/**
 * Remembers where Enter was pressed before the application was there to send the form. Its button is disabled until then, so
 * browsers do nothing of their own.
 */
export function rememberEnter(): void {
  document.addEventListener("keydown", (event) => {
    if (!isPressed("Enter", event) || !(event.target instanceof HTMLInputElement)) return;
    const { form } = event.target;
    if (form?.querySelector("[type=submit]:disabled")) pressed.add(form);
  });
}

/** @returns whether Enter was pressed in a form before anything could send it. Asking again says no. */
export function takeEnter(form: HTMLFormElement): boolean {
  return pressed.delete(form);
}
