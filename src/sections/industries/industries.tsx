import { Actions } from "../../components/actions.tsx";
import { Cards } from "../../components/cards.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Costs } from "./costs.tsx";
import type { industriesData } from "./data.server.ts";
import { Tiles } from "./tiles.tsx";

/** The industries: all as tiles, those with a page with their costs, or the others as cards. */
export function IndustriesSection({ section, placement }: SectionProps<"industries", typeof industriesData>) {
  const { layout, own, others, costLabel, action } = section;
  if (layout === "others" && others.length === 0) return null;
  return (
    <Section
      head={section}
      placement={placement}
      layout={layout === "others" ? "split" : "stacked"}
      aside={action && <Actions actions={[action]} />}
    >
      {layout === "tiles" && (
        <Tiles items={[...own, ...others.map(({ title, ...tile }) => ({ ...tile, name: title }))]} />
      )}
      {layout === "costs" && <Costs industries={own} costLabel={costLabel} />}
      {layout === "others" && <Cards items={others} />}
    </Section>
  );
}
