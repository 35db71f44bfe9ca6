import type { ReactNode } from "react";
import type { SceneName } from "../../../schemas/drawings.ts";
import { type Action, Actions } from "../../components/actions.tsx";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { Scene } from "../../layout/scene.tsx";
import { backgrounds, container, eyebrow, leadText } from "../../theme/layout.css.ts";
import {
  besideChat,
  besideTile,
  heroes,
  layouts,
  strip as stripStyle,
  text,
  tile as tileStyle,
  views,
} from "./hero-frame.css.ts";

interface HeroContent {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
}

interface HeroProps {
  readonly hero: HeroContent;
  /** Whether the page's form takes the right half. */
  readonly isBesideForm?: boolean;
  /** Beside the words on wide screens, below them on others. */
  readonly aside?: ReactNode;
  /** Whether that is the chatbot and what is said of it, which have to be on the first screen. */
  readonly isBesideChat?: boolean;
  /** "low" is for pages whose text is what readers came for. "overlapped" leaves room for the next part of the page, which reaches up into the hero. */
  readonly height?: "plain" | "overlapped" | "low";
  /** Below the words and the scene, as wide as the page. */
  readonly strip?: ReactNode;
  /** What is behind, at the right of the words: nothing else can be there. */
  readonly scene?: SceneName | undefined;
  /** A scene as a small picture: below the words beside a form and on phones, else at their right. */
  readonly tile?: SceneName | undefined;
  readonly children?: ReactNode;
}

/** The top of a page, with its h1. */
export function Hero(props: HeroProps) {
  const { aside, strip, height = "plain", isBesideForm, isBesideChat, scene, tile } = props;
  const alone = height === "low" ? "low" : "beside-scene";
  const layout = aside ? "beside" : isBesideForm ? "beside-form" : alone;
  const placed = isBesideChat ? besideChat : layouts[layout];
  return (
    <section className={`${backgrounds.dark} ${heroes[height === "overlapped" ? height : "plain"]}`}>
      <div className={views[height === "low" ? height : isBesideChat ? "close" : "plain"]}>
        <div className={container}>
          <div className={tile ? `${placed} ${besideTile}` : placed}>
            <Words {...props} />
            {aside}
            {tile && (
              <div className={tileStyle}>
                <IndustryPicture drawing={tile} />
              </div>
            )}
          </div>
        </div>
        {scene && <Scene name={scene} place={isBesideChat ? "chat" : "hero"} />}
      </div>
      {strip && <div className={`${container} ${stripStyle}`}>{strip}</div>}
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
