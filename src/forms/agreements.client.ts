/** Marks boxes whose tick is an agreement. */
export const CONSENT = "data-consent";

/** The boxes whose tick is an agreement. */
export function agreementsIn(part: ParentNode): HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>(`[${CONSENT}]`)];
}

/**
 * Unticks agreements that the browser has put back: only a click agrees. With the back/forward cache the whole page comes back;
 * Firefox's session restore, as for a duplicated or reopened tab, ignores autocomplete="off" on boxes.
 */
export function refuseRestoredAgreements(): void {
  let clicked: EventTarget | null = null;
  addEventListener("click", ({ target }) => (clicked = target), true);
  addEventListener(
    "input",
    ({ target }) => {
      for (const box of agreementsIn(document)) if (box === target && box !== clicked) box.checked = false;
      clicked = null;
    },
    true,
  );
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const box of agreementsIn(document)) box.checked = false;
  });
}
