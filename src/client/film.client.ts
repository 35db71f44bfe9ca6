import { loadFilm } from "../browser/film-source.client.ts";
import { savesData } from "../browser/saves-data.client.ts";

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    seen.unobserve(target);
    // From its start on, the call moves the film.
    if (target.closest("[data-call][data-state]")) continue;
    // It plays by itself. If that is forbidden, there is the button.
    loadFilm(target);
  }
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

/** Visitors who prefer no motion see its poster, and its frames once they play the call; who saves data sees its poster. */
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
