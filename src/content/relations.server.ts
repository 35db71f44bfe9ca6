import { type ContentTypeName, contentTypes, isContentTypeName } from "../../schemas/content-types.ts";
import { namedPassages } from "../assistant/knowledge.server.ts";
import { resolveRedirect } from "../redirects.ts";
import { checkComparison } from "./comparison.ts";
import type { Content, Entry, ReadFile } from "./content.server.ts";
import { nearest, suggest } from "./nearest.ts";
import { formatPath, type Path, type Problem, valueAt } from "./problem.ts";
import { type Annotated, annotated } from "./schema-walk.ts";

/** What the checks between files look at. */
interface Relations {
  /** The entries that are each valid. */
  readonly content: Content;
  /** Every file that could be assigned to a type, in the order of the table; those with mistakes can be referred to, too. */
  readonly files: readonly ReadFile[];
  readonly addresses: ReadonlyMap<string, ReadFile>;
  /** The names of the passages that the assistant can answer with; undefined if a file they come from has mistakes. */
  readonly passages: readonly string[] | undefined;
}

/**
 * Checks what one file alone cannot show: that references and links lead somewhere, that titles, descriptions,
 * numbers and addresses stand once only, that redirects neither shadow a page nor lead to another redirect. A mistake
 * in one file makes no second one here.
 */
export function checkRelations(content: Content, files: readonly ReadFile[]): Problem[] {
  const addresses = new Map<string, ReadFile>();
  for (const file of files) if (file.address && !addresses.has(file.address)) addresses.set(file.address, file);
  const passages = files.every(isRight) ? namedPassages(content).map(({ id }) => id) : undefined;
  const relations = { content, files, addresses, passages };
  return [
    ...files.flatMap((file) => checkNotes(relations, file)),
    ...checkUnique(files),
    ...checkAddresses(relations),
    ...checkRedirects(relations),
    ...checkComparison(content, files),
  ];
}

function problemAt({ source }: Entry, path: Path, message: string): Problem {
  return { file: source.file, ...source.locate(path), field: formatPath(path), message };
}

function checkNotes(relations: Relations, file: ReadFile): Problem[] {
  const notes = annotated(contentTypes[file.type].schema, file.data);
  const inFields = notes
    .filter(({ path }) => !file.wrong.has(formatPath(path)))
    .flatMap(({ path, value, note }) => {
      const message = note.link ? brokenLink(relations, file, value) : brokenReference(relations, { value, note });
      return message ? [problemAt(file, path, message)] : [];
    });
  const inProse = (file.prose?.links ?? []).flatMap(({ href, ...place }) => {
    const message = brokenLink(relations, file, href);
    return message ? [{ file: file.source.file, ...place, field: "text", message }] : [];
  });
  return [...inFields, ...inProse];
}

function brokenReference(relations: Relations, { value, note }: Pick<Annotated, "value" | "note">): string | undefined {
  const type = note.reference;
  const known = type === undefined ? undefined : namesOf(relations, type);
  if (type === undefined || !known || known.includes(value)) return undefined;
  if (type === "passages") return unknownPassage(value, known);
  const { place, thing } = LISTS[type] ?? { place: `content/${type}/`, thing: "file" };
  return `there is no ${thing} "${value}" in ${place}. ${suggest(value, known)}`;
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
function namesOf({ content, files, passages }: Relations, type: string): readonly string[] | undefined {
  if (type === "figures") return content.all("figures")[0]?.data.figures.map((figure) => figure.id);
  if (type === "categories") return content.all("blog-page")[0]?.data.categories.map((category) => category.id);
  if (type === "passages") return passages;
  if (isContentTypeName(type)) return files.filter((file) => file.type === type).map((file) => file.name);
  throw new TypeError(`A schema refers to "${type}", which is no content type.`);
}

/** Passages come from everywhere, so they are known only if no file has mistakes of its own. */
function isRight({ data, wrong, prose }: ReadFile): boolean {
  return data !== undefined && wrong.size === 0 && (prose?.problems.length ?? 0) === 0;
}

function brokenLink(relations: Relations, from: ReadFile, href: string): string | undefined {
  const { content, addresses } = relations;
  if (href.startsWith("#")) return brokenAnchor(relations, from, href.slice(1));
  if (!href.startsWith("/")) return undefined;
  const [, written = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const path = from.type === "redirects" ? written.replace(/(.)\/\*$/, "$1") : written;
  const target = addresses.get(path);
  if (target && isDraft(target) && !isDraft(from)) {
    return `"${path}" is a draft, which visitors can't open: publish it (draft: false) or take the link out`;
  }
  if (target) return anchor ? brokenAnchor(relations, target, anchor) : undefined;
  const [redirects] = content.all("redirects");
  if (!redirects || resolveRedirect(redirects.data.redirects, href)) return undefined;
  if (path.length > 1 && path.endsWith("/")) return `leave out the slash at the end of "${path}"`;
  return `there is no page "${path}". ${suggest(path, [...addresses.keys()])}`;
}

function isDraft({ data }: Entry): boolean {
  return valueAt(data, ["draft"]) === true;
}

/** The anchors that a page's content makes: its headings, and the entries that are listed on it by name. */
const LISTED: Partial<Record<ContentTypeName, ContentTypeName>> = {
  "ai-solutions": "solutions",
  "case-studies-page": "case-studies",
};

function brokenAnchor({ files }: Relations, target: ReadFile, anchor: string): string | undefined {
  const listed = LISTED[target.type];
  const known = [
    ...(target.prose?.headings ?? []).map((heading) => heading.id),
    ...files.filter((file) => file.type === listed).map((file) => file.name),
  ];
  if (known.includes(anchor)) return undefined;
  const page = target.address ? `the page "${target.address}"` : "the page";
  return known.length === 0
    ? `${page} has no parts that a link can lead to: take "#${anchor}" out`
    : `${page} has no part named "#${anchor}". ${suggest(anchor, known)}`;
}

const UNIQUE: readonly Path[] = [["seo", "title"], ["seo", "description"], ["id"]];

function checkUnique(files: readonly ReadFile[]): Problem[] {
  return UNIQUE.flatMap((path) => {
    const first = new Map<unknown, ReadFile>();
    return files.flatMap((file) => {
      const value = valueAt(file.data, path);
      if (value === undefined || file.wrong.has(formatPath(path))) return [];
      const other = first.get(value);
      if (!other) first.set(value, file);
      const message = `${JSON.stringify(value)} stands in ${other?.source.file} too: it must be different on every page`;
      return other ? [problemAt(file, path, message)] : [];
    });
  });
}

function checkAddresses({ files, addresses }: Relations): Problem[] {
  return files.flatMap((file) => {
    const first = file.address ? addresses.get(file.address) : undefined;
    if (!first || first === file) return [];
    const message = `"${file.address}" is the address of ${first.source.file} already: give this file another name`;
    return [{ file: file.source.file, line: 1, column: 1, field: "", message }];
  });
}

function checkRedirects({ content, addresses }: Relations): Problem[] {
  const [entry] = content.all("redirects");
  if (!entry) return [];
  const { redirects } = entry.data;
  return redirects.flatMap((redirect, index) => {
    const problems: Problem[] = [];
    const report = (field: string, message: string) =>
      problems.push(problemAt(entry, ["redirects", index, field], message));
    const shadowed = [...addresses.keys()].find((address) => resolveRedirect([redirect], address));
    if (shadowed) report("from", `this redirect hides the page "${shadowed}"`);
    if (redirect.to.startsWith("/") && resolveRedirect(redirects, redirect.to)) {
      report("to", `"${redirect.to}" is itself redirected: name the final address`);
    }
    const earlier = redirects
      .slice(0, index)
      .find((other) => resolveRedirect([other], redirect.from.replace("/*", "/x")));
    if (earlier) report("from", `the redirect from "${earlier.from}" above comes first, so this one is never used`);
    if (redirect.to.endsWith("/*") && !redirect.from.endsWith("/*")) report("to", '"/*" needs a "/*" in "from" too');
    return problems;
  });
}
