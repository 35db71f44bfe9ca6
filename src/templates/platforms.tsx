import { ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { PlatformStatus } from "../components/platform-status.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Hero } from "../sections/hero.tsx";
import type { PlatformCard } from "../sections/platform-cards.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { marked, soft, stack } from "../theme/layout.css.ts";
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
  suits,
  suitsLabel,
  table,
} from "./platforms.css.ts";

type PlatformsPage = PageData["platforms-page"];

/** The platforms page: the platforms, which one is right for what, and what they do together. */
export function PlatformsTemplate({ page }: { readonly page: PlatformsPage }) {
  return (
    <>
      <Hero hero={page.hero} />
      <Section head={page.platforms} layout="stacked">
        <div className={platforms}>
          {page.platformCards.map((platform) => (
            <PlatformDetails key={platform.id} platform={platform} bestFor={page.platforms.bestFor} />
          ))}
        </div>
      </Section>
      <Section head={page.comparison} ground="shade" layout="stacked">
        <Comparison comparison={page.comparison} platforms={page.platformCards} />
      </Section>
      <Section head={page.integration}>
        <Points items={page.integration.benefits} columns="one" />
      </Section>
      <CallToAction content={page.callToAction} />
    </>
  );
}

interface PlatformDetailsProps {
  readonly platform: PlatformCard;
  readonly bestFor: string;
}

function PlatformDetails({ platform, bestFor }: PlatformDetailsProps) {
  if (platform.status === "Coming Soon") return <ComingPlatform platform={platform} bestFor={bestFor} />;
  return (
    <article className={available}>
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

function ComingPlatform({ platform, bestFor }: PlatformDetailsProps) {
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
