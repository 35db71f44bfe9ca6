import { Button } from "../../components/button.tsx";
import type { SectionProps } from "../section-props.ts";
import { button, film as filmStyle, layer, upright } from "./film.css.ts";

type FilmWords = NonNullable<SectionProps<"call">["section"]["film"]>;

/**
 * The looping film: one for wide screens and an upright one for phones, each with its poster below it: an attribute `poster`
 * knows no conditions. The bootstrap lets it play by itself once it is seen, and shows the button in place of the browser's
 * controls, which are for visitors without JavaScript; perhaps before React is there.
 */
export function Film({ film }: { readonly film: FilmWords }) {
  return (
    <div className={filmStyle}>
      <picture>
        <source srcSet="/media/film-narrow-poster.svg" media={upright} />
        <img className={layer} src="/media/film-poster.svg" alt="" width="1280" height="720" loading="lazy" />
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
