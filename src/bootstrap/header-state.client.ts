import { REBUILT } from "./rebuilt.ts";

/** Up to this many pixels of scroll the header is in its top state (specified). */
const TOP_STATE_LIMIT = 50;

/** Sets `data-scrolled` on the header beyond 50 px of scroll. */
export function markScrolledHeader(): void {
  const update = () => document.getElementById("header")?.toggleAttribute("data-scrolled", scrollY > TOP_STATE_LIMIT);
  for (const event of ["scroll", REBUILT]) addEventListener(event, update, { passive: true });
  // Asked at once, the browser would lay the page out for the answer, and once more to paint it.
  requestAnimationFrame(update);
}
