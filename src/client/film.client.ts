import { loadFilm } from "../browser/film-source.client.ts";
import { savesData } from "../browser/saves-data.client.ts";

const seen = new IntersectionObserver((entries) => {
  const film = findFilm();
  if (!film || !entries.some(({ isIntersecting }) => isIntersecting)) return;
  seen.disconnect();
  // From its start on, the call moves the film. If it may not play by itself, there is the button.
  if (!film.closest("[data-call][data-state]")) loadFilm(film);
});

/**
 * Plays the home page's film once visible, with a pause button. Until then only the poster is loaded. Delegated to the
 * document, as the router may insert the film later.
 */
export function runFilm(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-film-toggle]")) toggle();
  });
  for (const event of ["loadstart", "play", "pause", "error"]) document.addEventListener(event, showFilm, true);
  showFilm();
}

/** Handles the film of the current page. */
export function showFilm(): void {
  const film = findFilm();
  if (!film) return;
  if (!film.src && mayPlayByItself()) seen.observe(film);
  showState(film);
}

const findFilm = () => document.querySelector<HTMLVideoElement>("[data-film]");

/** Visitors who prefer no motion see its poster, and its frames once they play the call; those who save data see its poster. */
function mayPlayByItself(): boolean {
  return !savesData() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function toggle(): void {
  const film = findFilm();
  // If it can't be played, there is no button.
  if (film?.paused) film.play().catch(() => showState(film));
  else film?.pause();
}

function showState(film: HTMLVideoElement): void {
  const button = document.querySelector<HTMLElement>("[data-film-toggle]");
  if (!button) return;
  // Until it has begun, the call's button is the one to press.
  button.hidden = !film.src || film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const words = film.paused ? button.dataset["play"] : button.dataset["pause"];
  if (words) button.setAttribute("aria-label", words);
  button.toggleAttribute("data-paused", film.paused);
}
