import type { CollectionName } from "../../../schemas/content-types.ts";
import type { Section } from "../../../schemas/sections/index.ts";
import { anchorId } from "./anchor-id.ts";
import { assistantOf } from "./section-places.server.ts";

/**
 * @returns the anchors that a section makes for links to lead to: those made from what is in it, and the type whose entries are
 *   parts of the page there, each under its name
 */
export function anchorsOf(section: Section) {
  const titles = "title" in section && section.title !== undefined ? [section.title] : [];
  const own = [...titles, ...partsOf(section)].map(anchorId);
  return { own: section.section === "form" ? [`${section.form}-title`, ...own] : own, entries: entriesOf(section) };
}

function partsOf(section: Section): readonly string[] {
  if (section.section === "accordion") return section.items.map(({ title }) => title);
  if (section.section === "text") return section.statement ? [section.statement.title] : [];
  const assistant = assistantOf(section);
  return assistant ? [assistant.title, ...assistant.questions] : [];
}

/** The type whose entries a section shows, each as a part of the page with its name as anchor. */
function entriesOf(section: Section): CollectionName | undefined {
  if (section.section === "team") return "team";
  if (section.section === "solutions" && section.layout === "details") return "solutions";
  return section.section === "case-studies" && section.layout === "full" ? "case-studies" : undefined;
}
