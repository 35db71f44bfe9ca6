import { contentTypeNames, isSectionsType } from "../../../schemas/content-types.ts";
import type { Section, SectionKind, SectionOf } from "../../../schemas/sections/index.ts";
import type { Content, Entry } from "../entries/content.server.ts";

/** The entry of a page that is made of sections. */
export type SectionsEntry = Entry<{ readonly sections: readonly Section[] }>;

const TYPES = contentTypeNames.filter(isSectionsType);

/** @returns the pages that are made of sections, of every type that has them. */
export function pagesOfSections(content: Content): SectionsEntry[] {
  return TYPES.flatMap((type): readonly SectionsEntry[] => content.all(type));
}

/** @returns the page that has such a section; undefined if none has. */
export function pageOfSection(content: Content, isWanted: (section: Section) => boolean): SectionsEntry | undefined {
  return pagesOfSections(content).find(({ data }) => data.sections.some(isWanted));
}

/** @returns the sections of a kind, of all pages. */
export function sectionsOfKind<Kind extends SectionKind>(content: Content, kind: Kind): SectionOf<Kind>[] {
  const isOfKind = (section: Section): section is SectionOf<Kind> => section.section === kind;
  return pagesOfSections(content).flatMap(({ data }) => data.sections.filter(isOfKind));
}

/** @returns the address of the page that has such a section, of the home page if none has. */
export function addressOfSection(content: Content, isWanted: (section: Section) => boolean): string {
  return pageOfSection(content, isWanted)?.address ?? "/";
}

/** @returns the questions to the assistant that a section shows; undefined if it shows none. */
export function assistantOf(section: Section) {
  if (section.section === "assistant") return section;
  return section.section === "hero" && section.aside?.kind === "assistant" ? section.aside : undefined;
}
