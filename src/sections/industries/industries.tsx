import { Actions } from "../../components/actions.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { industriesData } from "./data.server.ts";
import { Tiles } from "./tiles.tsx";
import { Windows } from "./windows.tsx";

/** The industries: all as tiles, those with a page with their costs, or the others with their links. */
export function IndustriesSection({ section, placement }: SectionProps<"industries", typeof industriesData>) {
  const { layout, own, others, costLabel, action } = section;
  if (layout === "others" && others.length === 0) return null;
  return (
    <Section head={section} placement={placement} layout="stacked" aside={action && <Actions actions={[action]} />}>
      {layout === "tiles" && (
        <Tiles items={[...own, ...others.map(({ title, ...tile }) => ({ ...tile, name: title }))]} />
      )}
      {layout === "costs" && <Windows industries={own} costLabel={costLabel} />}
      {layout === "others" && (
        <Windows
          industries={others.map(({ title, text, ...other }) => ({ ...other, name: title, summary: text }))}
          costLabel={costLabel}
        />
      )}
    </Section>
  );
}
