import { Actions } from "../../components/actions.tsx";
import { ContactText } from "../../layout/contact-text.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Checklist } from "./checklist.tsx";
import type { pointsData } from "./data.server.ts";
import { GridPoints } from "./grid-points.tsx";
import { Points } from "./plain-points.tsx";
import { body, note as noteStyle } from "./points.css.ts";

export function PointsSection({ section, placement }: SectionProps<"points", typeof pointsData>) {
  const { layout, note, action } = section;
  return (
    <Section
      head={section}
      placement={placement}
      layout={layout === "columns" ? "stacked" : "split"}
      aside={action && <Actions actions={[action]} />}
    >
      <div className={body}>
        <Items section={section} />
        {note && (
          <p className={noteStyle}>
            <ContactText>{note}</ContactText>
          </p>
        )}
      </div>
    </Section>
  );
}

function Items({ section: { layout, items, channels } }: Pick<SectionProps<"points", typeof pointsData>, "section">) {
  switch (layout) {
    case "list":
      return <Points items={items} columns="one" />;
    case "columns":
      return <Points items={items} columns="three" />;
    case "grid":
      return <GridPoints items={items} channels={channels} />;
    case "checklist":
      return <Checklist items={items} />;
  }
}
