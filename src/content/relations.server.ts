import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isContentTypeName,
} from "../../schemas/content-types.ts";
import { resolveRedirect } from "../redirects.ts";
import { checkComparison } from "./comparison.ts";
import type { Content, Entry } from "./load.server.ts";
import { suggest } from "./nearest.ts";
import type { Path, Position, Problem } from "./problem.ts";
import { type Annotated, annotated } from "./schema-walk.ts";

/**
 * Checks what one file alone cannot show: that references and links lead somewhere, that titles, descriptions and
 * numbers stand once only, that redirects neither shadow a page nor lead to another redirect.
 * @param content entries that are each valid
 */
export function checkRelations(content: Content): Problem[] {
  const entries = contentTypeNames.flatMap((name) => content.all(name).map((entry): Entry => entry));
  const addresses = new Map(entries.flatMap((entry) => (entry.address ? [[entry.address, entry]] : [])));
  return [
    ...entries.flatMap((entry) => checkNotes(content, entry, addresses)),
    ...checkUnique(entries),
    ...checkRedirects(content, addresses),
    ...checkComparison(content),
  ];
}

type Addresses = ReadonlyMap<string, Entry>;

function problemAt(entry: Entry, path: Path, message: string): Problem {
  return { file: entry.source.file, ...entry.source.locate(path), field: path.join("."), message };
}

function checkNotes(content: Content, entry: Entry, addresses: Addresses): Problem[] {
  const notes = annotated(contentTypes[entry.type].schema, entry.data);
  const inFields = notes.flatMap((note) => {
    const message = note.note.link ? brokenLink(content, addresses, entry, note.value) : brokenReference(content, note);
    return message ? [problemAt(entry, note.path, message)] : [];
  });
  const inProse = (entry.prose?.links ?? []).flatMap(({ href, ...place }) => {
    const message = brokenLink(content, addresses, entry, href);
    return message ? [inText(entry, place, message)] : [];
  });
  return [...inFields, ...inProse];
}

function inText(entry: Entry, place: Position, message: string): Problem {
  return { file: entry.source.file, ...place, field: "text", message };
}

function brokenReference(content: Content, { value, note }: Annotated): string | undefined {
  if (note.reference === undefined) return undefined;
  const known = namesOf(content, note.reference);
  return known.includes(value)
    ? undefined
    : `there is no entry "${value}" in ${note.reference}. ${suggest(value, known)}`;
}

/** Figures and categories are lists within a file; every other reference names a file of a type. */
function namesOf(content: Content, type: string): string[] {
  if (type === "figures") return content.one("figures").figures.map((figure) => figure.id);
  if (type === "categories") return content.one("blog-page").categories.map((category) => category.id);
  if (isContentTypeName(type)) return content.all(type).map((entry) => entry.name);
  throw new TypeError(`A schema refers to "${type}", which is no content type.`);
}

function brokenLink(content: Content, addresses: Addresses, from: Entry, href: string): string | undefined {
  if (href.startsWith("#")) return brokenAnchor(content, from, href.slice(1));
  if (!href.startsWith("/")) return undefined;
  const [path = "/", anchor] = (href.split("?")[0] ?? "").includes("#")
    ? href.split("#")
    : [href.split(/[?#]/)[0], href.split("#")[1]];
  const target = addresses.get(path);
  if (target) return anchor ? brokenAnchor(content, target, anchor) : undefined;
  if (resolveRedirect(content.one("redirects").redirects, href)) return undefined;
  if (path.length > 1 && path.endsWith("/")) return `leave out the slash at the end of "${path}"`;
  return `there is no page "${path}". ${suggest(path, [...addresses.keys()])}`;
}

/** The anchors that a page's content makes: its headings, and the entries that are listed on it by name. */
const LISTED: Partial<Record<ContentTypeName, ContentTypeName>> = {
  "ai-solutions": "solutions",
  "case-studies-page": "case-studies",
};

function brokenAnchor(content: Content, target: Entry, anchor: string): string | undefined {
  const listed = LISTED[target.type];
  const known = [
    ...(target.prose?.headings ?? []).map((heading) => heading.id),
    ...(listed ? content.all(listed).map((entry) => entry.name) : []),
  ];
  return known.includes(anchor) ? undefined : `the page has no part named "#${anchor}". ${suggest(anchor, known)}`;
}

const UNIQUE: readonly Path[] = [["seo", "title"], ["seo", "description"], ["id"]];

function checkUnique(entries: readonly Entry[]): Problem[] {
  return UNIQUE.flatMap((path) => {
    const first = new Map<unknown, Entry>();
    return entries.flatMap((entry) => {
      const value = path.reduce<unknown>(
        (at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined),
        entry.data,
      );
      const other = first.get(value);
      if (value === undefined) return [];
      if (!other) first.set(value, entry);
      return other
        ? [
            problemAt(
              entry,
              path,
              `${JSON.stringify(value)} stands in ${other.source.file} too: it must be different on every page`,
            ),
          ]
        : [];
    });
  });
}

function checkRedirects(content: Content, addresses: Addresses): Problem[] {
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
