import type { Section } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** The sections of the page that have a label for its table of contents. */
export function contentsData({ sections }: SectionContext) {
  return { parts: sections.flatMap((each) => partOf(each) ?? []) };
}

/** A section that the page's table of contents names. */
function partOf(section: Section) {
  const heading = "title" in section ? section.title : undefined;
  return section.contentsLabel !== undefined && heading !== undefined
    ? { label: section.contentsLabel, heading }
    : undefined;
}
