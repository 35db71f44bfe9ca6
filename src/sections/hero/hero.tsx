import type { SectionProps } from "../section-props.ts";
import { HeroAside } from "./aside.tsx";
import { GuidePages, PlatformLinks } from "./below.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { CostAndPrice } from "./cost-and-price.tsx";
import type { heroData } from "./data.server.ts";
import { Hero } from "./hero-frame.tsx";
import { isStrip } from "./strip.ts";

type Shown = SectionProps<"hero", typeof heroData>["section"];

export function HeroSection({ section, placement }: SectionProps<"hero", typeof heroData>) {
  const { aside, below, scene, tile } = section;
  const { isBesideForm } = placement;
  const shown = aside && <HeroAside aside={aside} />;
  const inStrip = aside !== undefined && isStrip(aside);
  return (
    <Hero
      hero={section}
      scene={isBesideForm ? undefined : scene}
      tile={isBesideForm ? tile : undefined}
      isBesideForm={isBesideForm}
      isBesideChat={aside?.kind === "assistant"}
      height={placement.isOverlapped ? "overlapped" : "plain"}
      aside={inStrip ? undefined : shown}
      strip={inStrip && shown}
    >
      {below.map((each, index) => (
        <InWords key={index} below={each} />
      ))}
    </Hero>
  );
}

interface BelowProps {
  readonly below: Shown["below"][number];
}

/** The part below in the column of the words. */
function InWords({ below }: BelowProps) {
  if (below.kind === "platform-links") return <PlatformLinks text={below.text} />;
  if (below.kind === "cost-and-price") return <CostAndPrice {...below} />;
  if (below.kind === "guide-pages") return <GuidePages pages={below.pages} />;
  return below.kind === "contact-details" ? <ContactDetails title={below.title} words={below.words} /> : null;
}
