import { anchorId } from "../../addresses/anchor-id.ts";
import { Button } from "../../components/button.tsx";
import { container, eyebrow, lead, onGrounds, soft, stack, titleSize } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { film, filmHead, filmLayer, filmScreen, moment, moments, uprightFilm } from "./film.css.ts";

type Film = SectionProps<"film">["section"];

/** The film, as wide as the page, and below it the same in words. */
export function FilmSection({ section: video, place }: SectionProps<"film">) {
  return (
    <section className={`${onGrounds[place.ground]} ${film}`} id={anchorId(video.title)}>
      <div className={`${container} ${stack.large}`}>
        <div className={filmHead}>
          <div className={stack.base}>
            <h2>{video.title}</h2>
            <p className={lead}>{video.text}</p>
          </div>
          <FilmButton video={video} />
        </div>
        <FilmPlayer video={video} />
        <ol className={moments}>
          {video.moments.map(({ time, title, text }, index) => (
            <li key={index} className={moment}>
              <p className={eyebrow}>{time}</p>
              <h3 className={titleSize.heading4}>{title}</h3>
              <p className={soft}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The bootstrap shows the button and changes its words, perhaps before React is there. */
function FilmButton({ video }: { readonly video: Film }) {
  return (
    <Button
      data-film-toggle=""
      variant="outline"
      hidden
      data-play={video.play}
      data-pause={video.pause}
      suppressHydrationWarning
    >
      {video.pause}
    </Button>
  );
}

/**
 * A film for wide screens and an upright one for phones, each with its poster below it: an attribute `poster` knows no
 * conditions. The bootstrap lets it play by itself once it is seen. The browser's controls are for visitors without
 * JavaScript; the bootstrap takes them away in favour of the button, perhaps before React is there.
 */
function FilmPlayer({ video }: { readonly video: Film }) {
  return (
    <div className={filmScreen}>
      <picture>
        <source srcSet="/media/film-narrow-poster.svg" media={uprightFilm} />
        <img className={filmLayer} src="/media/film-poster.svg" alt="" width="1280" height="720" loading="lazy" />
      </picture>
      <video
        data-film=""
        className={filmLayer}
        aria-label={video.description}
        controls
        suppressHydrationWarning
        loop
        muted
        preload="none"
        playsInline
      >
        <source src="/media/film-narrow.webm" type="video/webm" media={uprightFilm} />
        <source src="/media/film-narrow.mp4" type="video/mp4" media={uprightFilm} />
        <source src="/media/film.webm" type="video/webm" />
        <source src="/media/film.mp4" type="video/mp4" />
        {video.fallback}
      </video>
    </div>
  );
}
