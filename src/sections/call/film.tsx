import type { SectionProps } from "../section-props.ts";
import {
  film as filmStyle,
  layer,
  scripted,
  sign,
  square,
  toggle,
  video,
  whilePaused,
  whilePlaying,
} from "./film.css.ts";

type FilmWords = NonNullable<SectionProps<"call">["section"]["film"]>;

/**
 * The looping film: one for wide screens and a square one for phones, each above its poster, since the attribute `poster`
 * has no media queries. Its source comes when it comes near, possibly before React loads; without JavaScript it has the
 * browser's controls.
 */
export function Film({ film }: { readonly film: FilmWords }) {
  return (
    <div className={filmStyle} data-decoration="">
      <picture>
        <source srcSet="/media/film-narrow-poster.webp" media={square} />
        <img className={layer} src="/media/film-poster.webp" alt="" width="1280" height="720" loading="lazy" />
      </picture>
      <video
        data-film="/media/film"
        className={scripted}
        aria-label={film.description}
        suppressHydrationWarning
        autoPlay
        loop
        muted
        preload="none"
        playsInline
      >
        {film.fallback}
      </video>
      <noscript>
        <video className={video} aria-label={film.description} controls loop muted preload="none" playsInline>
          <source src="/media/film-narrow.webm" type="video/webm" media={square} />
          <source src="/media/film-narrow.mp4" type="video/mp4" media={square} />
          <source src="/media/film.webm" type="video/webm" />
          <source src="/media/film.mp4" type="video/mp4" />
        </video>
      </noscript>
      <button
        type="button"
        className={toggle}
        data-film-toggle=""
        hidden
        data-play={film.play}
        data-pause={film.pause}
        aria-label={film.pause}
        suppressHydrationWarning
      >
        <svg className={sign} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <path className={whilePaused} d="M13 7v26l22-13z" />
          <path className={whilePlaying} d="M10 7h7v26h-7zM23 7h7v26h-7z" />
        </svg>
      </button>
    </div>
  );
}
