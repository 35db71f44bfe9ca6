import type { ReactNode } from "react";
import { type Action, Actions } from "../../components/actions.tsx";
import { Background } from "../../layout/background.tsx";
import { container, eyebrow, lead, onGrounds, spaced } from "../../theme/layout.css.ts";
import { display, heroes, layouts, opening, text, wideText } from "./hero-frame.css.ts";

interface HeroContent {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
}

interface HeroProps {
  readonly hero: HeroContent;
  /** "display" is the largest. */
  readonly size?: "page" | "display";
  /** "wide" puts the lead beside the title; "narrow" leaves the right to what the page puts there. */
  readonly layout?: "stacked" | "wide" | "narrow";
  /** What the page is about, to be seen: beside the words where there is room, below them otherwise. */
  readonly aside?: ReactNode;
  /** Placed below words and aside, as wide as the page. */
  readonly foot?: ReactNode;
  /** "overlapped" leaves room for the next part of the page, which reaches up into the hero. */
  readonly height?: keyof typeof heroes;
  /** What is behind; contour lines unless something else is given. */
  readonly backdrop?: ReactNode;
  /** A small picture beside the line above the title. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of a page, with its only heading of the first level. */
export function Hero(props: HeroProps) {
  const { aside, foot, height = "plain", layout } = props;
  const { backdrop = <Background variant="hero" isQuiet={layout === "wide"} /> } = props;
  return (
    <section className={`${onGrounds.night} ${heroes[height]}`}>
      {backdrop}
      <div className={`${container} ${spaced.large}`}>
        {layout === "wide" ? (
          <WideWords {...props} />
        ) : (
          <div className={layouts[aside ? "beside" : (layout ?? "stacked")]}>
            <Words {...props} />
            {aside}
          </div>
        )}
        {foot}
      </div>
    </section>
  );
}

function Words({ hero, size = "page", picture, children }: HeroProps) {
  return (
    <div className={text}>
      <div className={opening}>
        {picture}
        {hero.eyebrow && <p className={eyebrow}>{hero.eyebrow}</p>}
      </div>
      <h1 className={size === "display" ? display : undefined}>{hero.title}</h1>
      <p className={lead}>{hero.lead}</p>
      {hero.actions.length > 0 && <Actions actions={hero.actions} size="lg" />}
      {children}
    </div>
  );
}

function WideWords({ hero, children }: HeroProps) {
  return (
    <div className={wideText}>
      <div className={spaced.base}>
        {hero.eyebrow && <p className={eyebrow}>{hero.eyebrow}</p>}
        <h1>{hero.title}</h1>
      </div>
      <div className={spaced.wide}>
        <p className={lead}>{hero.lead}</p>
        {hero.actions.length > 0 && <Actions actions={hero.actions} size="lg" />}
        {children}
      </div>
    </div>
  );
}
