const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    seen.unobserve(target);
    target.autoplay = true;
    // Where the browser forbids it, the button is there.
    target.play().catch(() => undefined);
  }
});

/**
 * Plays the home page's film once it is seen, and gives it a button to pause and play, in place of the browser's controls
 * that are there without scripting. Until then the poster is there and nothing of the film is fetched. Delegated to
 * the document, because the router may bring the film later.
 */
export function runFilm(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-film-toggle]")) toggle();
  });
  for (const event of ["loadstart", "play", "pause", "error"]) document.addEventListener(event, showFilm, true);
  showFilm();
}

/** Looks after the film that is on the page now, if one is. */
export function showFilm(): void {
  const film = findFilm();
  if (!film) return;
  if (!film.autoplay && mayPlayByItself()) seen.observe(film);
  showState(film);
}

const findFilm = () => document.querySelector<HTMLVideoElement>("[data-film]");

/** What some browsers know of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/** Visitors who prefer no motion, save data or have a slow connection start the film themselves. */
function mayPlayByItself(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return !saveData && !effectiveType.endsWith("2g") && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function toggle(): void {
  const film = findFilm();
  // Where it can't be played, there will be no button.
  if (film?.paused) film.play().catch(() => showState(film));
  else film?.pause();
}

function showState(film: HTMLVideoElement): void {
  const button = document.querySelector<HTMLElement>("[data-film-toggle]");
  if (!button) return;
  film.controls = false;
  button.hidden = film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const words = film.paused ? button.dataset["play"] : button.dataset["pause"];
  if (words && button.textContent !== words) button.textContent = words;
}
