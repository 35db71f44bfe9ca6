import type { ReactNode } from "react";
import type { SceneName } from "../../../schemas/drawings.ts";
import { type Action, Actions } from "../../components/actions.tsx";
import { Scene } from "../../layout/scene.tsx";
import { backgrounds, container, eyebrow, leadText } from "../../theme/layout.css.ts";
import { heroes, layouts, text } from "./hero-frame.css.ts";

interface HeroContent {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
}

interface HeroProps {
  readonly hero: HeroContent;
  /** Whether the right half is taken by the page's form. */
  readonly isBesideForm?: boolean;
  /** Beside the words on wide screens, below them on others. */
  readonly aside?: ReactNode;
  /** "overlapped" leaves space for the next section, which overlaps the hero. */
  readonly height?: keyof typeof heroes;
  /** Behind the right half, instead of an aside. */
  readonly scene?: SceneName | undefined;
  readonly children?: ReactNode;
}

/** The top of a page, with its h1. */
export function Hero(props: HeroProps) {
  const { aside, height = "plain", isBesideForm = false, scene } = props;
  const layout = aside ? "beside" : isBesideForm ? "beside-form" : "beside-scene";
  return (
    <section className={`${backgrounds.dark} ${heroes[height]}`}>
      <div className={container}>
        <div className={layouts[layout]}>
          <Words {...props} />
          {aside}
        </div>
      </div>
      {scene && <Scene name={scene} place="hero" />}
    </section>
  );
}

function Words({ hero, children }: HeroProps) {
  return (
    <div className={text}>
      {hero.eyebrow && <p className={eyebrow}>{hero.eyebrow}</p>}
      <h1>{hero.title}</h1>
      <p className={leadText}>{hero.lead}</p>
      {hero.actions.length > 0 && <Actions actions={hero.actions} size="lg" />}
      {children}
    </div>
  );
}
