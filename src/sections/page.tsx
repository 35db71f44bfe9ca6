import type { ComponentType, ReactElement } from "react";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import type { SectionData, ShownSection } from "./data.server.ts";
import { stage, stageTop } from "./form/form.css.ts";
import { type ShownSectionProps, sectionComponents } from "./index.ts";
import { besideForm, type Placement, placementsOf } from "./placement.ts";

interface PageTemplateProps {
  readonly sections: readonly ShownSection[];
}

/** A page's sections from top to bottom. All but the first are below the fold. */
export function PageTemplate({ sections }: PageTemplateProps) {
  const placements = placementsOf(sections);
  const [hero, ...others] = sections.map((section, at) => {
    const placement = placements[at];
    return placement && markInDevServer(show(section.section, section, placement, `${at} ${section.section}`), at);
  });
  const beside = besideForm(sections);
  if (beside === 0) {
    return (
      <>
        {hero}
        <BelowFold>{others}</BelowFold>
      </>
    );
  }
  return (
    <>
      <div className={stage}>
        <div className={stageTop}>{hero}</div>
        <BelowFold>{others.slice(0, beside - 1)}</BelowFold>
      </div>
      <BelowFold>{others.slice(beside - 1)}</BelowFold>
    </>
  );
}

function show<Kind extends SectionKind>(kind: Kind, section: SectionData<Kind>, placement: Placement, key: string) {
  const Component: ComponentType<ShownSectionProps<Kind>> = sectionComponents[kind];
  return <Component key={key} section={section} placement={placement} />;
}

/** Lets the dev server's editing screens know which section was pressed. Built pages have no such mark. */
function markInDevServer(section: ReactElement, at: number): ReactElement {
  if (import.meta.env.MODE !== "development") return section;
  return (
    <div key={section.key} data-section={at} style={{ display: "contents" }}>
      {section}
    </div>
  );
}
