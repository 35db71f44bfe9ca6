/** Gives a film its source if it has none yet: the square film if the element is no wider than high. With `autoplay` it then plays. */
export function loadFilm(film: HTMLVideoElement): void {
  const shape = film.clientWidth > film.clientHeight ? "" : "-narrow";
  film.src ||= film.dataset["film"] + shape + (film.canPlayType("video/webm; codecs=vp9") ? ".webm" : ".mp4");
}
