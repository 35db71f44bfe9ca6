import type { CollectionName } from "../../../schemas/content-types.ts";
import type { Section } from "../../../schemas/sections/index.ts";
import { anchorId } from "../../addresses/anchor-id.ts";
import type { Path } from "../problems/problem.ts";
import { assistantOf } from "./section-pages.server.ts";

interface Anchor {
  readonly id: string;
  /** Path of the title that the anchor is made from. */
  readonly path: Path;
}

/** Entries that are parts of a page, each with its name as anchor. */
interface ShownEntries {
  readonly type: CollectionName;
  /** @returns whether the entry of that name is one of them */
  readonly includes: (name: string) => boolean;
}

/** @returns the anchors that a section makes for links to lead to: those made from what is in it, and the entries it shows */
export function anchorsOf(section: Section) {
  const titles = titlesOf(section).map(({ title, path }): Anchor => ({ id: anchorId(title), path }));
  const form: Anchor[] = section.section === "form" ? [{ id: `${section.form}-title`, path: ["form"] }] : [];
  return { own: [...form, ...titles], entries: entriesOf(section) };
}

interface Titled {
  readonly title: string;
  readonly path: Path;
}

function titlesOf(section: Section): readonly Titled[] {
  switch (section.section) {
    case "hero":
      return assistantTitles(section, ["aside"]);
    case "assistant":
      return assistantTitles(section, []);
    case "call-to-action":
      return [];
    case "accordion":
      return [{ title: section.title, path: ["title"] }, ...itemTitles("items", section.items)];
    case "form": {
      const note = section.note ? [{ title: section.note.title, path: ["note", "title"] }] : [];
      return [...itemTitles("points", section.points), ...note];
    }
    case "text": {
      const { statement, title } = section;
      const own = title === undefined ? [] : [{ title, path: ["title"] }];
      return statement ? [...own, { title: statement.title, path: ["statement", "title"] }] : own;
    }
    default:
      return "title" in section ? [{ title: section.title, path: ["title"] }] : [];
  }
}

function assistantTitles(section: Section, path: Path): readonly Titled[] {
  const assistant = assistantOf(section);
  if (!assistant) return [];
  const questions = assistant.questions.map((title, at) => ({ title, path: [...path, "questions", at] }));
  return [{ title: assistant.title, path: [...path, "title"] }, ...questions];
}

function itemTitles(list: string, items: readonly { readonly title: string }[]): readonly Titled[] {
  return items.map(({ title }, at) => ({ title, path: [list, at, "title"] }));
}

function entriesOf(section: Section): ShownEntries | undefined {
  if (section.section === "team") return shown("team", section.only);
  if (section.section === "solutions" && section.layout === "details") return shown("solutions", section.only);
  return section.section === "case-studies" && section.layout === "full"
    ? shown("case-studies", section.only)
    : undefined;
}

function shown(type: CollectionName, only: readonly string[] | undefined): ShownEntries {
  return { type, includes: (name) => !only || only.includes(name) };
}
