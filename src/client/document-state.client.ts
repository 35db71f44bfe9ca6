/** Up to this scroll position in pixels the header is in its top state (specified). */
const TOP_STATE_LIMIT = 50;

const narrow = matchMedia("(max-width: 768px)");

/** Keeps the scripted state of the document up to date: header, mobile marker, year. */
export function syncDocumentState(): void {
  addEventListener("scroll", markHeader, { passive: true });
  narrow.addEventListener("change", markMobile);
  markMobile();
  showCurrentYear();
  // Reading it now would force an extra layout.
  requestAnimationFrame(markHeader);
}

/** Restores it after React has rebuilt the document. */
export function restoreDocumentState(): void {
  markMobile();
  markHeader();
  showCurrentYear();
}

/** Sets `data-scrolled` on the header beyond 50 px of scroll. */
function markHeader(): void {
  document.querySelector("body > header")?.toggleAttribute("data-scrolled", scrollY > TOP_STATE_LIMIT);
}

/** Sets the class `mobile` on the document's root while the window is 768 px wide or less (specified). */
function markMobile(): void {
  document.documentElement.classList.toggle("mobile", narrow.matches);
}

/** Shows the current year in the footer if it is later than the year of the build. */
function showCurrentYear(): void {
  const shown = document.querySelector("[data-current-year]");
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}
