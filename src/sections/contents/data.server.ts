import type { Section } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** The sections that have a label for the table of contents. */
export function contentsData({ sections }: SectionContext) {
  return { parts: sections.flatMap((each) => partOf(each) ?? []) };
}

/** A section in the page's table of contents. */
function partOf(section: Section) {
  const heading = "title" in section ? section.title : undefined;
  return section.contentsLabel !== undefined && heading !== undefined
    ? { label: section.contentsLabel, heading }
    : undefined;
}
