import { agreementsIn, CONSENT } from "./agreements.client.ts";
import { HONEYPOT } from "./constants.ts";
import type { Form } from "./field.tsx";
import type { Entries } from "./submission.ts";

/** The values of a form, without empty ones */
export function readForm(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => name !== HONEYPOT);
  const entries = names.map((name): [string, string[]] => [name, data.getAll(name).map(String)]);
  return Object.fromEntries(entries.filter(([, values]) => values.some((value) => value !== "")));
}

/** The values that the browser may store: all but agreements */
export function readDraft(form: HTMLFormElement): Entries {
  const agreements = agreementsIn(form).map((box) => box.name);
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => !agreements.includes(name)));
}

/** The choices in an address such as "/contact?industry=retail"; unknown ones are left out */
export function entriesInAddress({ fields }: Form, search: string): Entries {
  const given = new URLSearchParams(search);
  const chosen = fields.flatMap((field): [string, string[]][] => {
    if (field.kind !== "select" || !field.carried) return [];
    const choice = field.choices.find(({ value }) => value === given.get(field.name));
    return choice ? [[field.name, [choice.value]]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Fills in stored values. Fields with a value are skipped: the visitor was faster than the script. */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (!field.hasAttribute(CONSENT) && entries[field.name]?.includes(field.value)) field.checked = true;
    } else if (isText(field) && field.value === "") {
      field.value = entries[field.name]?.[0] ?? "";
    }
  }
}

/** Empties a field. @returns whether it had a value */
export function clearField(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value === "") return false;
  field.value = "";
  return true;
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((type) => field instanceof type);
}
