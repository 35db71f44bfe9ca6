import type { Section } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the sections of the page that have a label for it. */
export function contentsData({ sections }: SectionContext) {
  return { parts: sections.flatMap((section) => partOf(section) ?? []) };
}

function partOf(section: Section) {
  const heading = "title" in section ? section.title : undefined;
  return section.contentsLabel !== undefined && heading !== undefined
    ? { label: section.contentsLabel, heading }
    : undefined;
}
