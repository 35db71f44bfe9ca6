import { Screen } from "../../components/screen.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { screenData } from "./data.server.ts";

/** A screen of the product beside its description. */
export function ScreenSection({ section, placement }: SectionProps<"screen", typeof screenData>) {
  return (
    <Section head={section} placement={placement}>
      <Screen screen={section.screen} words={section.words} />
    </Section>
  );
}
