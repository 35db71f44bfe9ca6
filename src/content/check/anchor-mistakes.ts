import { anchorsOf } from "../lists/anchors.server.ts";
import { pagesOfSections, type SectionsEntry } from "../lists/section-pages.server.ts";
import { type Path, type Problem, valueAt } from "../problems/problem.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Something that has an anchor on a page. */
interface Anchored {
  readonly id: string;
  /** Path of its title in the page's file. */
  readonly path: Path;
  /** The file of an entry that is shown as part of the page. */
  readonly entry?: string;
}

/** Finds parts of a page that links can't reach: those without an anchor, and those with a duplicate one. */
export function checkAnchors(relations: Relations): Problem[] {
  return pagesOfSections(relations.content).flatMap((page) => {
    const first = new Map<string, Anchored>();
    return anchoredIn(relations, page).flatMap((part) => {
      const other = first.get(part.id);
      if (!other) first.set(part.id, part);
      if (!/[\p{L}\p{N}]/u.test(part.id)) return [problemAt(page, part.path, NO_ANCHOR)];
      return other ? [problemAt(page, part.path, { message: sameAnchor(page, part, other) })] : [];
    });
  });
}

const NO_ANCHOR = { message: "this title has no letters or digits, from which links to it could be made: write words" };

function anchoredIn({ content }: Relations, page: SectionsEntry): Anchored[] {
  return page.data.sections.flatMap((section, at) => {
    const { own, entries } = anchorsOf(section);
    const listed = entries ? content.all(entries.type).filter(({ name }) => entries.includes(name)) : [];
    return [
      ...own.map(({ id, path }) => ({ id, path: ["sections", at, ...path] })),
      ...listed.map(({ name, source }) => ({ id: name, path: ["sections", at, "section"], entry: source.file })),
    ];
  });
}

function sameAnchor(page: SectionsEntry, { id, path, entry }: Anchored, other: Anchored): string {
  const { line } = page.source.locate(other.path);
  const place = other.entry ?? `line ${line} (${JSON.stringify(valueAt(page.data, other.path))})`;
  const what = entry ?? JSON.stringify(valueAt(page.data, path));
  return `links can't tell ${what} from ${place}: both would be "#${id}" on this page, so change one of them`;
}
