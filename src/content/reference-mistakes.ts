import { z } from "zod";
import { type ContentTypeName, contentTypes, isContentTypeName } from "../../schemas/content-types.ts";
import { type Told, unavailable } from "./availability.ts";
import type { ReadFile } from "./content.server.ts";
import { nearest, suggest } from "./nearest.ts";
import { formatPath, type Path, type Problem } from "./problem.ts";
import { notesOf, problemAt, type Relations } from "./related-files.ts";
import { type Annotated, schemaAt } from "./schema-walk.ts";

/** @returns what is wrong with a field that names an entry; undefined if that entry is there. */
export function brokenReference(relations: Relations, from: ReadFile, found: Annotated): Told | undefined {
  const { path, value, note } = found;
  if (note.reference === undefined) return undefined;
  // Lists leave out what is not published, and have it again once it is.
  if (targetOf(relations, found)) return isItem(path) ? undefined : hiddenTarget(relations, from, found);
  const known = namesOf(relations, note.reference);
  if (!known || known.includes(value)) return undefined;
  if (note.reference === "passages") return { message: unknownPassage(value, known) };
  const { place, thing } = LISTS[note.reference] ?? { place: `content/${note.reference}/`, thing: "file" };
  return { message: `there is no ${thing} "${value}" in ${place}. ${suggest(value, known)}` };
}

/** There are too many passages to name them all. */
function unknownPassage(value: string, known: readonly string[]): string {
  const match = nearest(value, known);
  const advice = match === undefined ? '"npm run assistant:passages" lists them all.' : `Did you mean "${match}"?`;
  return `the assistant has no passage "${value}". ${advice}`;
}

/** Figures and categories are lists within a file; every other reference names a file of a type. */
const LISTS: Readonly<Record<string, { readonly place: string; readonly thing: string }>> = {
  figures: { place: "content/site/figures.json", thing: "figure" },
  categories: { place: "content/pages/blog.json", thing: "category" },
};

/** @returns undefined if the file with the names has mistakes */
function namesOf({ content, named, passages }: Relations, type: string): readonly string[] | undefined {
  if (type === "figures") return content.all("figures")[0]?.data.figures.map((figure) => figure.id);
  if (type === "categories") return content.all("blog-page")[0]?.data.categories.map((category) => category.id);
  if (type === "passages") return passages;
  if (isContentTypeName(type)) return [...(named.get(type)?.keys() ?? [])];
  throw new TypeError(`A schema refers to "${type}", which is no content type.`);
}

function targetOf({ named }: Relations, { value, note }: Annotated): ReadFile | undefined {
  const type = note.reference ?? "";
  return isContentTypeName(type) ? named.get(type)?.get(value) : undefined;
}

/** Finds lists that need an entry, but would show none because all that they name are not published. */
export function checkEmptied(relations: Relations): Problem[] {
  return relations.files.flatMap((file) => {
    const inLists = notesOf(relations, file).filter(({ path, note }) => note.reference && isItem(path));
    const lists = Map.groupBy(inLists, ({ path }) => formatPath(path.slice(0, -1)));
    return [...lists.values()].flatMap((items) => emptied(relations, file, items));
  });
}

function emptied(relations: Relations, file: ReadFile, items: readonly Annotated[]): Problem[] {
  const path = items[0]?.path.slice(0, -1) ?? [];
  const hidden = items.map((item) => hiddenTarget(relations, file, item));
  const mayBeEmpty = z.safeParse(schemaAt(contentTypes[file.type].schema, file.data, path), []).success;
  const [first] = hidden;
  return mayBeEmpty || hidden.includes(undefined) || !first ? [] : [problemAt(file, path, first)];
}

function hiddenTarget(relations: Relations, from: ReadFile, found: Annotated): Told | undefined {
  const target = targetOf(relations, found);
  return target && unavailable(from, target, relations.moment, target.source.file);
}

function isItem(path: Path): boolean {
  return typeof path.at(-1) === "number";
}

/** Entries of these types are shown only where another file names them, and what that is called. */
const SHOWN_BY_NAME: ReadonlyMap<ContentTypeName, string> = new Map([
  ["options", "no form uses this list of choices"],
  ["forms", "no page shows this form"],
  ["guide", "no form hands out this guide"],
]);

/** Warns of entries that nothing names, so that nobody sees them. */
export function checkUses({ files, notes }: Relations): Problem[] {
  const used = new Set([...notes.values()].flat().map(({ note, value }) => `${note.reference}/${value}`));
  return files.flatMap((file) => {
    const message = SHOWN_BY_NAME.get(file.type);
    if (message === undefined || used.has(`${file.type}/${file.name}`)) return [];
    return [
      {
        file: file.source.file,
        line: 1,
        column: 1,
        field: "",
        wholeFile: true as const,
        message,
        warning: true as const,
      },
    ];
  });
}

/** Warns of a case study that leads to an industry's page which does not lead back. */
export function checkReturns({ content }: Relations): Problem[] {
  return content.all("case-studies").flatMap((study) => {
    const page = study.data.industryPage;
    const industry = page === undefined ? undefined : content.find("industries", page);
    const listed = industry?.data.caseStudies ?? [study.name];
    if (listed.includes(study.name) || listed.length >= 3) return [];
    const message = `this case study leads to content/industries/${page}.json, which does not list it in "caseStudies"`;
    return [{ ...problemAt(study, ["industryPage"], { message }), warning: true as const }];
  });
}
