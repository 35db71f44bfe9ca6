import type { ReactNode } from "react";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { Statistics } from "../../components/statistics.tsx";
import { Background } from "../../layout/background.tsx";
import type { SectionProps } from "../section-props.ts";
import { HeroAside } from "./aside.tsx";
import { PlatformLinks, SampleQuestions } from "./below.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContourRings } from "./contour-rings.tsx";
import type { heroData } from "./data.server.ts";
import { Hero } from "./hero-frame.tsx";

type Shown = SectionProps<"hero", typeof heroData>["section"];

/** The top of a page. */
export function HeroSection({ section, place }: SectionProps<"hero", typeof heroData>) {
  const { aside, below, drawing, title, size } = section;
  return (
    <Hero
      hero={section}
      picture={drawing && <IndustryPicture drawing={drawing} />}
      size={size === "large" ? "display" : "page"}
      layout={place.isBesideForm ? "narrow" : aside ? "stacked" : "wide"}
      height={aside?.kind === "contour-rings" ? "tall" : place.isReachedInto ? "overlapped" : "plain"}
      aside={aside && aside.kind !== "contour-rings" && <HeroAside aside={aside} title={title} />}
      foot={below.map((each, index) => <Foot key={index} below={each} />)}
      backdrop={backdropFor(aside)}
    >
      {below.map((each, index) => (
        <InWords key={index} below={each} />
      ))}
    </Hero>
  );
}

/** What is behind: no survey marks where the bare words of a timeline would be upon them. */
function backdropFor(aside: Shown["aside"]): ReactNode {
  if (aside?.kind === "contour-rings") return <ContourRings />;
  if (aside?.kind === "timeline") return <Background variant="hero" isQuiet />;
  return aside?.kind === "map" ? null : undefined;
}

interface BelowProps {
  readonly below: Shown["below"][number];
}

/** What is in the column of the words. */
function InWords({ below }: BelowProps) {
  if (below.kind === "platform-links") return <PlatformLinks text={below.text} />;
  return below.kind === "contact-details" ? <ContactDetails title={below.title} words={below.words} /> : null;
}

/** What is below words and aside, as wide as both. */
function Foot({ below }: BelowProps) {
  if (below.kind === "sample-questions") return <SampleQuestions text={below.text} questions={below.questions} />;
  return below.kind === "statistics" ? <Statistics items={below.figures} /> : null;
}
