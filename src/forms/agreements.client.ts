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
  let clicked: EventTarget | null;
  addEventListener("click", ({ target }) => (clicked = target), true);
  addEventListener("input", ({ target }) => target !== clicked && untick((box) => box === target), true);
  addEventListener("pageshow", ({ persisted }) => persisted && untick(() => true));
}

function untick(isMeant: (box: HTMLInputElement) => boolean): void {
  for (const box of agreementsIn(document).filter(isMeant)) box.checked = false;
}
