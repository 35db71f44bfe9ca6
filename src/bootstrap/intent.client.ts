const SIGNS = ["pointerover", "focusin", "touchstart", "keydown"] as const;
const INTERACTIVE = "a[href^='/'], button, input, select, textarea, summary";

/**
 * Calls back at the first sign that the visitor is about to interact: pointing at or focusing a link or control,
 * touching one, pressing a key.
 */
export function loadOnIntent(load: () => unknown): void {
  const listening = new AbortController();
  const onSign = ({ type, target }: Event) => {
    if (type !== "keydown" && !(target instanceof Element && target.closest(INTERACTIVE))) return;
    listening.abort();
    load();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
}
