import { REBUILT } from "./rebuilt.ts";

/**
 * Gives the home page's film a button to pause and play, in place of the browser's controls that stand there without
 * scripting. Delegated to the document, because the router may bring the film later.
 */
export function runFilm(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("#film-toggle") : null;
    if (button) toggle(button);
  });
  for (const event of ["play", "pause", "loadeddata"]) document.addEventListener(event, showState, true);
  addEventListener(REBUILT, showState);
  showState();
}

const findFilm = () => document.querySelector<HTMLVideoElement>("video#film");

function toggle(button: HTMLButtonElement): void {
  const film = findFilm();
  if (!film) return;
  if (!film.currentSrc) withoutCondition(film);
  if (film.paused) film.play().catch(() => button.setAttribute("hidden", ""));
  else film.pause();
}

/** With reduced motion no source applies, so that nothing plays by itself; pressing the button is consent. */
function withoutCondition(film: HTMLVideoElement): void {
  for (const source of film.querySelectorAll("source")) source.removeAttribute("media");
  film.load();
}

function showState(): void {
  const film = findFilm();
  const button = document.getElementById("film-toggle");
  if (!film || !button) return;
  film.controls = false;
  button.hidden = false;
  const words = film.paused ? button.dataset["play"] : button.dataset["pause"];
  if (words && button.textContent !== words) button.textContent = words;
}
