import { Button } from "../../components/button.tsx";
import type { SectionProps } from "../section-props.ts";
import { button, film as filmStyle, layer, upright } from "./film.css.ts";

type FilmWords = NonNullable<SectionProps<"call">["section"]["film"]>;

/**
 * The looping film: one for wide screens and an upright one for phones, each above its poster, since the attribute `poster`
 * has no media queries. The bootstrap starts it when visible, and replaces the browser's controls,
 * which are for visitors without JavaScript, possibly before React loads.
 */
export function Film({ film }: { readonly film: FilmWords }) {
  return (
    <div className={filmStyle} data-decoration="">
      <picture>
        <source srcSet="/media/film-narrow-poster.webp" media={upright} />
        <img className={layer} src="/media/film-poster.webp" alt="" width="1280" height="720" loading="lazy" />
      </picture>
      <video
        data-film=""
        className={layer}
        aria-label={film.description}
        controls
        suppressHydrationWarning
        loop
        muted
        preload="none"
        playsInline
      >
        <source src="/media/film-narrow.webm" type="video/webm" media={upright} />
        <source src="/media/film-narrow.mp4" type="video/mp4" media={upright} />
        <source src="/media/film.webm" type="video/webm" />
        <source src="/media/film.mp4" type="video/mp4" />
        {film.fallback}
      </video>
      <div className={button}>
        <Button
          data-film-toggle=""
          variant="secondary"
          size="sm"
          hidden
          data-play={film.play}
          data-pause={film.pause}
          suppressHydrationWarning
        >
          {film.pause}
        </Button>
      </div>
    </div>
  );
}
