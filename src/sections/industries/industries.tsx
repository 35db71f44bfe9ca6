import { Actions } from "../../components/actions.tsx";
import { Cards } from "../../components/cards.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Costs } from "./costs.tsx";
import type { industriesData } from "./data.server.ts";
import { Tiles } from "./tiles.tsx";

/** The industries: all as tiles, those with a page with what their calculation comes to, or the others as cards. */
export function IndustriesSection({ section, place }: SectionProps<"industries", typeof industriesData>) {
  const { layout, own, others, costLabel, action } = section;
  if (layout === "others" && others.length === 0) return null;
  return (
    <Section head={section} place={place} layout={layout === "others" ? "sheet" : "stacked"}>
      {layout === "tiles" && (
        <Tiles
          items={[...own, ...others.map(({ title, text, ...tile }) => ({ ...tile, name: title, summary: text }))]}
        />
      )}
      {layout === "costs" && <Costs industries={own} costLabel={costLabel} />}
      {layout === "others" && <Cards items={others} />}
      {action && <Actions actions={[action]} />}
    </Section>
  );
}
