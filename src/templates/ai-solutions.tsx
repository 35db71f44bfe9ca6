import site from "virtual:site";
import { Anchor } from "../components/anchor.tsx";
import { ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Hero } from "../sections/hero.tsx";
import { type PlatformCard, PlatformCards } from "../sections/platform-cards.tsx";
import { Record } from "../sections/record.tsx";
import { Section } from "../sections/section.tsx";
import { Steps } from "../sections/steps.tsx";
import { eyebrow, marked, row, soft } from "../theme/layout.css.ts";
import {
  abilities,
  down,
  example,
  fact,
  facts,
  head,
  index,
  indexLink,
  indexName,
  platformLink,
  sign as signStyle,
  solution as solutionStyle,
  solutions,
  story,
  title,
} from "./ai-solutions.css.ts";

type SolutionsPage = PageData["ai-solutions"];
type Solution = SolutionsPage["solutionCards"][number];

/** The solutions page: four solutions, each with an anchor of its own, and how they come about. */
export function AiSolutionsTemplate({ page }: { readonly page: SolutionsPage }) {
  return (
    <>
      <Hero hero={page.hero} exhibit={<SolutionIndex items={page.solutionCards} />} />
      <BelowFold>
        <Section head={page.solutions} layout="stacked">
          <div className={solutions}>
            {page.solutionCards.map((solution) => (
              <SolutionDetails
                key={solution.id}
                solution={solution}
                platforms={page.platformCards}
                exampleLabel={page.solutions.exampleLabel}
              />
            ))}
          </div>
        </Section>
        <Section head={page.platforms} ground="shade" background="section" layout="stacked">
          <PlatformCards platforms={page.platformCards} />
        </Section>
        <Section head={page.process} layout="stacked">
          <Steps items={page.process.steps} />
        </Section>
        <CallToAction content={page.callToAction} />
      </BelowFold>
    </>
  );
}

/** A legend: what a visitor sees in the business, and the solution it points to. */
function SolutionIndex({ items }: { readonly items: readonly Solution[] }) {
  return (
    <nav className={index} aria-label={site.navigation.onThisPage}>
      {items.map(({ id, sign, name }) => (
        <a key={id} className={indexLink} href={`#${id}`}>
          <span>
            <span className={signStyle}>{sign}</span>
            <span className={indexName}>{name}</span>
          </span>
          <span className={down}>
            <Icon name="arrow" />
          </span>
        </a>
      ))}
    </nav>
  );
}

interface SolutionDetailsProps {
  readonly solution: Solution;
  readonly platforms: readonly PlatformCard[];
  readonly exampleLabel: string;
}

/** What it is, what it looks like at work, what it can do. The example comes early on telephones, where words are long. */
function SolutionDetails({ solution, platforms, exampleLabel }: SolutionDetailsProps) {
  return (
    <article id={solution.id} className={solutionStyle}>
      <div className={head}>
        <p className={eyebrow}>{solution.name}</p>
        <h3 className={title}>{solution.title}</h3>
        <Facts facts={solution.facts} />
      </div>
      <div className={example}>
        <Record record={solution.example} label={exampleLabel} />
      </div>
      <div className={story}>
        {solution.description.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={abilities}>
        <ul className={marked}>
          {solution.capabilities.map((capability) => (
            <li key={capability}>
              <Icon name="check" />
              {capability}
            </li>
          ))}
        </ul>
        <SolutionLinks solution={solution} platform={platforms.find(({ id }) => id === solution.platform)} />
      </div>
    </article>
  );
}

function Facts({ facts: items }: { readonly facts: Solution["facts"] }) {
  return (
    <dl className={facts}>
      {items.map(({ name, value }) => (
        <div key={name} className={fact}>
          <dt className={soft}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SolutionLinks({
  solution,
  platform,
}: {
  readonly solution: Solution;
  readonly platform: PlatformCard | undefined;
}) {
  return (
    <div className={row}>
      {solution.link && (
        <ButtonLink href={solution.link.href} variant="outline">
          {solution.link.label}
        </ButtonLink>
      )}
      {platform?.status === "Available Now" && (
        <Anchor href={platform.href} className={platformLink}>
          {platform.linkLabel}
          <Icon name="external" />
        </Anchor>
      )}
    </div>
  );
}
