import { overlapSection } from "../../components/overlap.css.ts";
import { anchorId } from "../../content/pages/anchor-id.ts";
import { container, visuallyHidden } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { PlatformCards } from "./platform-cards.tsx";
import { PlatformsInDetail } from "./platform-details.tsx";

/** The platforms. In full and right below a page's heading they reach up into it, so that they are on the first screen. */
export function PlatformsSection({ section, place }: SectionProps<"platforms">) {
  const { title, platforms, layout } = section;
  if (place.reachesUp) {
    return (
      <section className={`${container} ${overlapSection}`} id={anchorId(title)}>
        <h2 className={visuallyHidden}>{title}</h2>
        <PlatformsInDetail section={section} />
      </section>
    );
  }
  return (
    <Section head={section} place={place} layout="stacked">
      {layout === "cards" ? <PlatformCards platforms={platforms} /> : <PlatformsInDetail section={section} />}
    </Section>
  );
}
