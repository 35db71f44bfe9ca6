import type { Section, SectionKind, SectionOf } from "../../schemas/sections/index.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";

/** @returns the first section of a kind on the page of an address, as content gives it. */
export function sectionAt<Kind extends SectionKind>(content: Content, address: string, kind: Kind): SectionOf<Kind> {
  const page = pagesOfSections(content).find((entry) => entry.address === address);
  const isOfKind = (section: Section): section is SectionOf<Kind> => section.section === kind;
  const section = page?.data.sections.find(isOfKind);
  if (!section) throw new Error(`"${address}" has no section "${kind}".`);
  return section;
}
