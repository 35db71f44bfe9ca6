import { ButtonLink } from "../../components/button.tsx";
import { Messages } from "../../components/chat.tsx";
import { Icon } from "../../components/icon.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { PlatformStatus } from "../../components/platform-status.tsx";
import { SpokenLines } from "../../components/spoken-lines.tsx";
import { small, soft, stack, strong, titleSize } from "../../theme/layout.css.ts";
import { limestoneGround } from "../../theme/tokens.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { platformsData } from "./data.server.ts";
import type { PlatformCard } from "./platform-cards.tsx";
import * as styles from "./platform-details.css.ts";

type Shown = SectionProps<"platforms", typeof platformsData>["section"];
type Words = Shown["words"];

/** The platforms in full, each with an example. */
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
      <Sample sample={platform.sample} words={words} />
      <PlatformHead platform={platform} />
      <p>{platform.description}</p>
      <MarkedList items={platform.features} className={styles.features} />
      <Suits label={bestFor} text={platform.bestFor} />
      <div>
        <ButtonLink href={platform.href}>
          {platform.linkLabel}
          <Icon name="external" />
        </ButtonLink>
      </div>
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
      <MarkedList items={platform.features} className={styles.features} />
    </article>
  );
}

interface SampleProps {
  readonly sample: Extract<PlatformCard, { readonly status: "Available Now" }>["sample"];
  readonly words: Words;
}

/** The platform at work, in one question and its answer: as messages, or as they sound. */
function Sample({ sample: { medium, lines }, words }: SampleProps) {
  return (
    <figure className={`${limestoneGround} ${styles.sample}`}>
      {medium === "writing" ? <Messages lines={lines} names={words} /> : <SpokenLines lines={lines} names={words} />}
      <figcaption className={`${soft} ${small}`}>{words.example}</figcaption>
    </figure>
  );
}

function PlatformHead({ platform }: { readonly platform: PlatformCard }) {
  return (
    <div className={stack.tight}>
      <PlatformStatus status={platform.status} />
      <h3 className={titleSize.heading2}>{platform.name}</h3>
      <p className={soft}>{platform.kind}</p>
    </div>
  );
}

function Suits({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={styles.suits}>
      <span className={strong}>{label}:</span> {text}
    </p>
  );
}
