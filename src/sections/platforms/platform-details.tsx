import { ButtonLink } from "../../components/button.tsx";
import { untilDesktop } from "../../components/fold.css.ts";
import { Fold } from "../../components/fold.tsx";
import { Icon } from "../../components/icon.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { PlatformStatus } from "../../components/platform-status.tsx";
import { Screen } from "../../components/screen.tsx";
import { softText, stack, strongText, titleSize } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { ComingScreen } from "./coming-screen.tsx";
import type { platformsData } from "./data.server.ts";
import { FilmStill } from "./film-still.tsx";
import type { PlatformCard } from "./platform-cards.tsx";
import * as styles from "./platform-details.css.ts";

type Shown = SectionProps<"platforms", typeof platformsData>["section"];
type Words = Shown["words"];

export function PlatformsInDetail({ section: { platforms, words } }: { readonly section: Shown }) {
  return (
    <div className={styles.platforms}>
      {platforms.map((platform) => (
        <PlatformDetails key={platform.id} platform={platform} words={words} />
      ))}
    </div>
  );
}

interface PlatformDetailsProps {
  readonly platform: PlatformCard;
  readonly words: Words;
}

function PlatformDetails({ platform, words }: PlatformDetailsProps) {
  const { bestFor } = words;
  if (platform.status === "Coming Soon") return <ComingPlatform platform={platform} bestFor={bestFor} />;
  return (
    <article className={styles.available}>
      <div className={styles.words}>
        <PlatformHead platform={platform} />
        <div className={styles.story}>
          <p>{platform.description}</p>
          <Suits label={bestFor} text={platform.bestFor} />
        </div>
        <ButtonLink href={platform.href}>
          {platform.linkLabel}
          <Icon name="external" />
        </ButtonLink>
        {platform.film && <FilmStill film={platform.film} label={words.example} />}
      </div>
      <Screen screen={platform.screen} words={words} />
      <Fold title={words.features} className={`${untilDesktop} ${styles.features}`}>
        <MarkedList items={platform.features} className={styles.featureList} />
      </Fold>
    </article>
  );
}

interface ComingPlatformProps {
  readonly platform: PlatformCard;
  readonly bestFor: string;
}

function ComingPlatform({ platform, bestFor }: ComingPlatformProps) {
  return (
    <article className={styles.coming}>
      <div className={stack.wide}>
        <PlatformHead platform={platform} />
        <p>{platform.description}</p>
        <Suits label={bestFor} text={platform.bestFor} />
      </div>
      <ComingScreen features={platform.features} />
    </article>
  );
}

function PlatformHead({ platform }: { readonly platform: PlatformCard }) {
  return (
    <div className={stack.tight}>
      <PlatformStatus status={platform.status} />
      <h3 className={titleSize.heading2}>{platform.name}</h3>
      <p className={softText}>{platform.kind}</p>
    </div>
  );
}

function Suits({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={styles.suits}>
      <span className={strongText}>{label}:</span> {text}
    </p>
  );
}
