type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** This script's path, which every page of this release names. */
const own = new URL(import.meta.url).pathname;
const TYPED = `typed:${location.pathname}`;
const LEFT = "left-releases";

/**
 * Gets the page anew where a script of the application is gone because the site has been published again. Only pages with a
 * form need that: from the others, every link leads to the new release. What was typed is put back.
 */
export function recoverFromNewRelease(): void {
  const onGone = () => {
    if (document.querySelector("main form")) leaveIfReplaced().catch(() => undefined);
  };
  addEventListener("vite:preloadError", onGone);
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && onGone(), true);
  putBack();
}

/** Without a newer release, the network is to blame, and whoever needed the script says so. */
async function leaveIfReplaced(): Promise<void> {
  const answer = await fetch(location.pathname, { cache: "no-cache" });
  const page = await answer.text();
  if (!answer.ok || !page.includes('id="page-data"') || page.includes(own)) return;
  if (!document.activeElement?.matches("input, select, textarea")) return leave();
  // Nobody is interrupted while typing. What is sent now is kept, and goes out from the new page.
  addEventListener("submit", leave);
  document.addEventListener("visibilitychange", () => document.hidden && leave());
}

/** Each release is left once a tab, so that nothing can go round in circles. */
function leave(): void {
  const fields = [...document.querySelectorAll<Field>("main :is(input, select, textarea)")];
  if (fields.some(({ type, value }) => type === "password" && value)) return;
  try {
    const left = sessionStorage.getItem(LEFT) ?? "";
    if (left.includes(own)) return;
    sessionStorage.setItem(TYPED, JSON.stringify(fields.filter(isTyped).map(({ id, value }) => [id, value])));
    sessionStorage.setItem(LEFT, left + own);
  } catch {
    return;
  }
  location.reload();
}

/** A tick that agrees to something is given by people only. */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLInputElement && field.type === "checkbox")
    return field.checked && !("consent" in field.dataset);
  return field.type !== "hidden" && field.value !== "";
}

function putBack(): void {
  try {
    const typed: [id: string, value: string][] = JSON.parse(sessionStorage.getItem(TYPED) ?? "[]");
    sessionStorage.removeItem(TYPED);
    for (const [id, value] of typed) fill(document.querySelector<Field>(`main [id="${id}"]`), value);
  } catch {
    // A browser that keeps nothing has nothing to put back.
  }
}

function fill(field: Field | null, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
  else if (field) field.value ||= value;
}
