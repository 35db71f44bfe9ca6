import { hasUnsentLeads } from "../forms/outbox/unsent-leads.client.ts";
import { isReplaced } from "./replaced.client.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The application's path, which every page of this release names. */
const own = new URL(import.meta.url).pathname;
const LEFT = "left";
const typedKey = () => `typed:${location.pathname}`;

/** Longer than a lead takes that nothing stands in the way of, in milliseconds. */
const PATIENCE = 2000;

/**
 * Gets the page anew where a script that the application needs later is gone because the site has been published again. Only
 * pages with a form need that: from the others, every link leads to the new release. What was typed is put back.
 */
export function recoverFromNewRelease(): void {
  addEventListener("vite:preloadError", () => {
    if (document.querySelector("main form")) leaveIfReplaced().catch(() => undefined);
  });
  putBack();
}

/** Without a newer release, the network is to blame, and whoever needed the script says so. */
async function leaveIfReplaced(): Promise<void> {
  if (await isReplaced(own)) leaveInGoodTime();
}

/** Nobody is interrupted while typing. What can't be sent from here is kept, and goes out from the new page. */
function leaveInGoodTime(): void {
  const isTyping = document.activeElement?.matches("input, select, textarea");
  if (hasUnsentLeads()) leaveIfUnsent();
  else if (!isTyping) leave(typedFields());
  addEventListener("submit", leaveIfUnsent);
  document.addEventListener("visibilitychange", () => document.hidden && leave(typedFields()));
}

/** A lead may be on its way already. Once it has arrived, this page thanks for it as well as the new one. */
function leaveIfUnsent(): void {
  setTimeout(() => hasUnsentLeads() && leave([]), PATIENCE);
}

/**
 * Each release is left once a tab, so that nothing can go round in circles, and never over a password that is being typed.
 * @param fields what is put back
 */
function leave(fields: readonly Field[]): void {
  const passwords = document.querySelectorAll<HTMLInputElement>("main [autocomplete=new-password]");
  if ([...passwords].some(({ value }) => value)) return;
  try {
    const left = sessionStorage.getItem(LEFT) ?? "";
    if (left.includes(own)) return;
    sessionStorage.setItem(typedKey(), JSON.stringify(fields.map(({ id, value }) => [id, value])));
    sessionStorage.setItem(LEFT, left + own);
  } catch {
    return;
  }
  location.reload();
}

function typedFields(): Field[] {
  return [...document.querySelectorAll<Field>("main :is(input, select, textarea)")].filter(isTyped);
}

/** A tick that agrees to something is given by people only. */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLInputElement && field.type === "checkbox")
    return field.checked && !("consent" in field.dataset);
  return !field.matches("[type=hidden], [type=password]") && field.value !== "";
}

function putBack(): void {
  try {
    const typed: [id: string, value: string][] = JSON.parse(sessionStorage.getItem(typedKey()) ?? "[]");
    sessionStorage.removeItem(typedKey());
    for (const [id, value] of typed) fill(document.querySelector<Field>(`main [id="${id}"]`), value);
  } catch {
    // A browser that keeps nothing has nothing to put back.
  }
}

function fill(field: Field | null, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
  else if (field) field.value ||= value;
}
