/** Gives a film its source, square where its element is, if it has none yet. An element with `autoplay` then plays. */
export function loadFilm(film: HTMLVideoElement): void {
  const shape = film.clientWidth > film.clientHeight ? "" : "-narrow";
  film.src ||= film.dataset["film"] + shape + (film.canPlayType("video/webm; codecs=vp9") ? ".webm" : ".mp4");
}
