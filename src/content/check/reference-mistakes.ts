import { z } from "zod";
import { type ContentTypeName, contentTypes, isContentTypeName } from "../../../schemas/content-types.ts";
import { SLUG_PATTERN } from "../../../schemas/pieces.ts";
import type { Section } from "../../../schemas/sections/index.ts";
import { unavailable } from "../entries/availability.ts";
import type { ReadFile } from "../entries/content.server.ts";
import { notesOf } from "../entries/notes.ts";
import { suggest } from "../problems/nearest.ts";
import { formatPath, type Path, type Problem, type ProblemText, problemOfFile } from "../problems/problem.ts";
import { type Annotated, schemaAt } from "../problems/schema-walk.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** @returns the problem with a field that names an entry; undefined if that entry exists. */
export function brokenReference(relations: Relations, from: ReadFile, found: Annotated): ProblemText | undefined {
  const { path, value, note } = found;
  // The assistant checks its passages itself.
  if (note.reference === undefined || note.reference === "passages") return undefined;
  // Lists skip unpublished entries until they are live.
  if (targetOf(relations, found)) return isItem(path) ? undefined : hiddenTarget(relations, from, found);
  const known = namesOf(relations, note.reference);
  if (!known) return SLUG_PATTERN.test(value) ? undefined : { message: `found "${value}": ${NAME_RULE}` };
  if (known.includes(value)) return undefined;
  const { place, thing } = LISTS[note.reference] ?? { place: `content/${note.reference}/`, thing: "file" };
  return { message: `there is no ${thing} "${value}" in ${place}. ${suggest(asName(value), known)}` };
}

/** Guesses the entry's name from a title or a file name. */
function asName(written: string): string {
  return written
    .toLowerCase()
    .replace(/^.*\/|\.(?:mdx?|json)$/g, "")
    .replaceAll(/[\s_]+/g, "-");
}

/** Figures and categories are lists within a file; every other reference names a file of a type. */
const LISTS: Readonly<Record<string, { readonly place: string; readonly thing: string }>> = {
  figures: { place: "content/site/figures.json", thing: "figure" },
  categories: { place: "content/site/blog.json", thing: "category" },
};

/** @returns undefined if the file with the names has mistakes */
function namesOf({ content, named }: Relations, type: string): readonly string[] | undefined {
  if (type === "figures") return content.all("figures")[0]?.data.figures.map((figure) => figure.id);
  if (type === "categories") return content.all("blog-words")[0]?.data.categories.map((category) => category.id);
  if (isContentTypeName(type)) return [...(named.get(type)?.keys() ?? [])].filter((name) => SLUG_PATTERN.test(name));
  throw new TypeError(`A schema refers to "${type}", which is no content type.`);
}

function targetOf({ named }: Relations, { value, note }: Annotated): ReadFile | undefined {
  const type = note.reference ?? "";
  return isContentTypeName(type) && SLUG_PATTERN.test(value) ? named.get(type)?.get(value) : undefined;
}

const NAME_RULE = "a name has lower-case letters, digits and single hyphens only";

export function checkRepeated({ files }: Relations): Problem[] {
  return files.flatMap((file) => namedLists(file).flatMap((items) => repeatedItems(file, items)));
}

/** @returns each list of references in a file's fields. */
function namedLists(file: ReadFile): Annotated[][] {
  const inLists = notesOf(file).filter(({ path, note }) => note.reference && isItem(path));
  return [...Map.groupBy(inLists, ({ path }) => formatPath(path.slice(0, -1))).values()];
}

function repeatedItems(file: ReadFile, items: readonly Annotated[]): Problem[] {
  return items.flatMap(({ path, value, note }, index) => {
    if (note.reference === file.type && value === file.name) {
      return [problemAt(file, path, { message: `"${value}" is this file itself: take it out` })];
    }
    const isRepeated = items.findIndex((item) => item.value === value) < index;
    return isRepeated ? [problemAt(file, path, { message: `"${value}" is in this list already: take it out` })] : [];
  });
}

/** Finds lists that need an entry, but name unpublished ones only. */
export function checkEmptied(relations: Relations): Problem[] {
  return relations.files.flatMap((file) => namedLists(file).flatMap((items) => emptied(relations, file, items)));
}

function emptied(relations: Relations, file: ReadFile, items: readonly Annotated[]): Problem[] {
  const path = items[0]?.path.slice(0, -1) ?? [];
  const hidden = items.map((item) => hiddenTarget(relations, file, item));
  const [first] = hidden;
  if (!first || hidden.includes(undefined)) return [];
  const mayBeEmpty = z.safeParse(schemaAt(contentTypes[file.type].schema, file.data, path), []).success;
  return mayBeEmpty ? [] : [problemAt(file, path, first)];
}

function hiddenTarget(relations: Relations, from: ReadFile, found: Annotated): ProblemText | undefined {
  const target = targetOf(relations, found);
  return target && unavailable(from, target, relations.moment, target.source.file);
}

function isItem(path: Path): boolean {
  return typeof path.at(-1) === "number";
}

/** Types whose entries are shown only where another file names them, and the noun for that. */
const SHOWN_BY_NAME: ReadonlyMap<ContentTypeName, string> = new Map([
  ["options", "no form uses this list of choices"],
  ["forms", "no page shows this form"],
  ["guide", "no form hands out this guide"],
]);

function isShownByName(type: string | undefined): boolean {
  return type !== undefined && isContentTypeName(type) && SHOWN_BY_NAME.has(type);
}

/** Warns of entries that no page shows. */
export function checkUses(relations: Relations): Problem[] {
  const { files } = relations;
  const references = files.flatMap((file) => notesOf(file)).filter(({ note }) => isShownByName(note.reference));
  const used = new Set(references.map(({ note, value }) => `${note.reference}/${value}`));
  // A misspelt name may mean any of them.
  const unclear = new Set(references.filter((each) => !targetOf(relations, each)).map(({ note }) => note.reference));
  return files.flatMap((file) => {
    const message = unclear.has(file.type) ? undefined : SHOWN_BY_NAME.get(file.type);
    if (message === undefined || used.has(`${file.type}/${file.name}`)) return [];
    return [problemOfFile(file.source.file, { message, warning: true })];
  });
}

/** Warns of a case study whose industry page doesn't show it. */
export function checkReturns({ content }: Relations): Problem[] {
  return content.all("case-studies").flatMap((study) => {
    const page = study.data.industryPage;
    const industry = page === undefined ? undefined : content.find("industries", page);
    if (!industry || industry.data.sections.some((section) => showsStudy(content, section, study.name))) return [];
    const message = `this case study leads to content/industries/${page}.json, which has no section "case-studies" or "quote" that shows it`;
    return [{ ...problemAt(study, ["industryPage"], { message }), warning: true as const }];
  });
}

function showsStudy(content: Relations["content"], section: Section, name: string): boolean {
  if (section.section === "quote") return content.find("testimonials", section.testimonial)?.data.caseStudy === name;
  return section.section === "case-studies" && (!section.only || section.only.includes(name));
}
