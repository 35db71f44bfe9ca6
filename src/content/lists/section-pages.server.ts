import { contentTypeNames, isSectionsType } from "../../../schemas/content-types.ts";
import type { Section, SectionKind, SectionOf } from "../../../schemas/sections/index.ts";
import type { Content, Entry } from "../entries/content.server.ts";

export type SectionsEntry = Entry<{ readonly sections: readonly Section[] }>;

const TYPES = contentTypeNames.filter(isSectionsType);

/** @returns the pages that are made of sections, of every type that has them. */
export function pagesOfSections(content: Content): SectionsEntry[] {
  return TYPES.flatMap((type): readonly SectionsEntry[] => content.all(type));
}

export function pageOfSection(content: Content, isWanted: (section: Section) => boolean): SectionsEntry | undefined {
  return pagesOfSections(content).find(({ data }) => data.sections.some(isWanted));
}

export function sectionsOfKind<Kind extends SectionKind>(content: Content, kind: Kind): SectionOf<Kind>[] {
  const isOfKind = (section: Section): section is SectionOf<Kind> => section.section === kind;
  return pagesOfSections(content).flatMap(({ data }) => data.sections.filter(isOfKind));
}

/** The address of the page that has such a section; the home page without one. */
export function addressOfSection(content: Content, isWanted: (section: Section) => boolean): string {
  return pageOfSection(content, isWanted)?.address ?? "/";
}

export function assistantOf(section: Section) {
  if (section.section === "assistant") return section;
  return section.section === "hero" && section.aside?.kind === "assistant" ? section.aside : undefined;
}
