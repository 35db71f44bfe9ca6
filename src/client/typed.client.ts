import { CONSENT } from "../forms/agreements.client.ts";
import { takeSubmit } from "../forms/early-submit.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers the document's controls, which React replaces if a translation or a password manager has changed what is around them.
 * @returns gives their successors what was typed, chosen and pressed, and the focus
 */
export function keepTyped(): () => void {
  const before = controls();
  let focused: EventTarget | null = document.activeElement;
  document.addEventListener("focusin", ({ target }) => (focused = target));
  return () => {
    for (const [key, now] of controls()) {
      const old = before.get(key);
      if (!old || old === now) continue;
      before.set(key, now);
      carryOver(old, now);
      if (old === focused && document.activeElement === document.body) now.focus({ preventScroll: true });
    }
  };
}

/** Controls by name, and by number among those of one name. */
function controls(): Map<string, Control> {
  const numbers = new Map<string, number>();
  const found = [...document.querySelectorAll<Control>("main :is(input, select, textarea)")];
  return new Map(
    found.map((control) => {
      const name = `${control.type} ${control.name} ${isBox(control) ? control.value : ""}`;
      const number = numbers.get(name) ?? 0;
      numbers.set(name, number + 1);
      return [`${name} ${number}`, control];
    }),
  );
}

function carryOver(old: Control, now: Control): void {
  if (isBox(old) && isBox(now)) now.checked ||= old.checked && !now.hasAttribute(CONSENT);
  else if (now.value === "") now.value = old.value;
  now.dispatchEvent(new Event("input", { bubbles: true }));
  if (old.form && takeSubmit(old.form)) now.form?.requestSubmit();
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
