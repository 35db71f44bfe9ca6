import type { ComponentType, ReactElement } from "react";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import type { SectionData, ShownSection } from "./data.server.ts";
import { stage, stageTop } from "./form/form.css.ts";
import { type ShownSectionProps, sectionComponents } from "./index.ts";
import { type Placement, placementsOf } from "./placement.ts";

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
  if (!placements[0]?.isBesideForm) {
    return (
      <>
        {hero}
        <BelowFold>{others}</BelowFold>
      </>
    );
  }
  const [form, ...rest] = others;
  return (
    <>
      <div className={stage}>
        <div className={stageTop}>{hero}</div>
        <BelowFold>{form}</BelowFold>
      </div>
      <BelowFold>{rest}</BelowFold>
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
