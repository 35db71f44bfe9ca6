import site from "virtual:site";
import { Anchor } from "../components/anchor.tsx";
import { Button, ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { Exchange } from "../sections/exchange.tsx";
import { Actions, Hero } from "../sections/hero.tsx";
import { PlatformCards } from "../sections/platform-cards.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { solutionCards } from "../sections/solution-cards.ts";
import { Tiles } from "../sections/tiles.tsx";
import { container, eyebrow, lead, onGrounds, soft, stack } from "../theme/layout.css.ts";
import {
  ask,
  askLabel,
  askList,
  film,
  filmHead,
  filmLayer,
  filmScreen,
  moment,
  moments,
  momentTitle,
  platformLink,
  platformLinks,
  uprightFilm,
} from "./home.css.ts";

/** The home page. */
export function HomeTemplate({ page }: { readonly page: PageData["home"] }) {
  return (
    <>
      <Hero hero={page.hero} size="display" exhibit={<Exchange exchange={page.exchange} />} foot={<Ask page={page} />}>
        <PlatformLinks words={page.platformLinks} />
      </Hero>
      <BelowFold>
        <Film video={page.video} />
        <Section head={page.platforms} background="section" layout="stacked">
          <PlatformCards platforms={page.platformCards} />
        </Section>
        <Section head={page.solutions} ground="shade" aside={<Actions actions={[page.solutions.action]} />}>
          <Cards items={solutionCards(page.solutionCards)} />
        </Section>
        <Section head={page.why}>
          <Points items={page.why.reasons} columns="one" />
        </Section>
        <Section head={page.industries} ground="shade" layout="stacked">
          <Tiles items={page.tiles} />
          <Actions actions={[page.industries.action]} />
        </Section>
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

/** Links to the assistant, which answers them at once, and to the questions themselves where no script runs. */
function Ask({ page: { ask: words, questions } }: { readonly page: PageData["home"] }) {
  return (
    <div className={ask} data-screen-only="">
      <p className={askLabel}>{words}</p>
      <ul className={askList}>
        {questions.map(({ question, href }) => (
          <li key={href}>
            <ButtonLink href={href} variant="custom" size="sm">
              {question}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlatformLinks({ words }: { readonly words: string }) {
  return (
    <div className={platformLinks}>
      <p className={soft}>{words}</p>
      {site.platforms.map(({ name, href }) => (
        <Anchor key={href} className={platformLink} href={href}>
          {name}
          <Icon name="external" />
        </Anchor>
      ))}
    </div>
  );
}

/** The film, as wide as the page, and below it what it tells, for those who read it. */
function Film({ video }: { readonly video: PageData["home"]["video"] }) {
  return (
    <section className={`${onGrounds.shade} ${film}`} id={anchorId(video.title)}>
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
          {video.moments.map(({ time, title, text }) => (
            <li key={title} className={moment}>
              <p className={eyebrow}>{time}</p>
              <h3 className={momentTitle}>{title}</h3>
              <p className={soft}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The bootstrap shows the button and changes its words, perhaps before React is there. */
function FilmButton({ video }: { readonly video: PageData["home"]["video"] }) {
  return (
    <Button
      id="film-toggle"
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
 * A film for wide screens and an upright one for telephones, each with its poster below it: an attribute `poster` knows no
 * conditions. The bootstrap lets it play by itself once it is seen. The browser's controls are for visitors without
 * JavaScript; the bootstrap takes them away in favour of the button, perhaps before React is there.
 */
function FilmPlayer({ video }: { readonly video: PageData["home"]["video"] }) {
  return (
    <div className={filmScreen}>
      <picture>
        <source srcSet="/media/film-narrow-poster.svg" media={uprightFilm} />
        <img className={filmLayer} src="/media/film-poster.svg" alt="" width="1280" height="720" loading="lazy" />
      </picture>
      <video
        id="film"
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
