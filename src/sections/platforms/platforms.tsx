import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { platformsData } from "./data.server.ts";
import { PlatformCards } from "./platform-cards.tsx";
import { PlatformsInDetail } from "./platform-details.tsx";

export function PlatformsSection({ section, placement }: SectionProps<"platforms", typeof platformsData>) {
  const { platforms, layout, words } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      {layout === "cards" ? (
        <PlatformCards platforms={platforms} words={words} />
      ) : (
        <PlatformsInDetail section={section} />
      )}
    </Section>
  );
}
