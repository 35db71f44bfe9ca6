import { ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { PlatformStatus } from "../components/platform-status.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Turns } from "../sections/exchange.tsx";
import { frame } from "../sections/grid.css.ts";
import { overlap } from "../sections/hero.css.ts";
import { Hero } from "../sections/hero.tsx";
import type { PlatformCard } from "../sections/platform-cards.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { Speech } from "../sections/speech.tsx";
import { container, marked, small, soft, stack, visuallyHidden } from "../theme/layout.css.ts";
import { limestoneGround } from "../theme/tokens.css.ts";
import {
  answer,
  available,
  coming,
  features as featuresStyle,
  fit,
  fitName,
  head,
  name,
  need,
  platforms,
  sample as sampleStyle,
  section,
  suits,
  suitsLabel,
  table,
} from "./platforms.css.ts";

type PlatformsPage = PageData["platforms-page"];

/** The platforms page: the platforms, which one is right for what, and what they do together. */
export function PlatformsTemplate({ page }: { readonly page: PlatformsPage }) {
  return (
    <>
      <Hero hero={page.hero} layout="wide" overlapped />
      <BelowFold>
        <Platforms page={page} />
        <Section head={page.comparison} ground="shade" layout="stacked">
          <Comparison comparison={page.comparison} platforms={page.platformCards} />
        </Section>
        <Section head={page.integration}>
          <Points items={page.integration.benefits} columns="one" />
        </Section>
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

/** The platforms reach up into the hero, so that they stand on the first screen. */
function Platforms({ page: { platforms: words, platformCards } }: { readonly page: PlatformsPage }) {
  return (
    <section className={`${container} ${overlap} ${section}`} id={anchorId(words.title)}>
      <h2 className={visuallyHidden}>{words.title}</h2>
      <div className={platforms}>
        {platformCards.map((platform) => (
          <PlatformDetails key={platform.id} platform={platform} words={words} />
        ))}
      </div>
    </section>
  );
}

interface PlatformDetailsProps {
  readonly platform: PlatformCard;
  readonly words: PlatformsPage["platforms"];
}

function PlatformDetails({ platform, words }: PlatformDetailsProps) {
  const { bestFor } = words;
  if (platform.status === "Coming Soon") return <ComingPlatform platform={platform} bestFor={bestFor} />;
  return (
    <article className={available}>
      <Sample sample={platform.sample} words={words} />
      <PlatformHead platform={platform} />
      <p>{platform.description}</p>
      <Features features={platform.features} />
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
    <article className={coming}>
      <div className={stack.wide}>
        <PlatformHead platform={platform} />
        <p>{platform.description}</p>
        <Suits label={bestFor} text={platform.bestFor} />
      </div>
      <Features features={platform.features} />
    </article>
  );
}

interface SampleProps {
  readonly sample: Extract<PlatformCard, { readonly status: "Available Now" }>["sample"];
  readonly words: PlatformsPage["platforms"];
}

/** The platform at work, in one question and its answer: as messages, or as they sound. */
function Sample({ sample: { medium, lines }, words: { names, example } }: SampleProps) {
  return (
    <figure className={`${limestoneGround} ${sampleStyle}`}>
      {medium === "writing" ? <Turns lines={lines} names={names} /> : <Speech lines={lines} names={names} />}
      <figcaption className={`${soft} ${small}`}>{example}</figcaption>
    </figure>
  );
}

function PlatformHead({ platform }: { readonly platform: PlatformCard }) {
  return (
    <div className={stack.tight}>
      <PlatformStatus status={platform.status} />
      <h3 className={name}>{platform.name}</h3>
      <p className={soft}>{platform.kind}</p>
    </div>
  );
}

function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className={`${marked} ${featuresStyle}`}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Suits({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={suits}>
      <span className={suitsLabel}>{label}:</span> {text}
    </p>
  );
}

interface ComparisonProps {
  readonly comparison: PlatformsPage["comparison"];
  readonly platforms: readonly PlatformCard[];
}

function Comparison({ comparison, platforms }: ComparisonProps) {
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {comparison.needHead}
            </th>
            <th scope="col" className={head}>
              {comparison.platformHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <tr key={row.need}>
              <th scope="row" className={need}>
                {row.need}
              </th>
              <td className={fit}>
                <Answer platform={platforms.find(({ id }) => id === row.platform)} why={row.why} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Answer({ platform, why }: { readonly platform: PlatformCard | undefined; readonly why: string }) {
  return (
    <div className={answer}>
      {platform && (
        <div>
          <p className={fitName}>{platform.name}</p>
          {platform.status === "Coming Soon" && <PlatformStatus status={platform.status} />}
        </div>
      )}
      <p>{why}</p>
    </div>
  );
}
