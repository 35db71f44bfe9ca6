import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { type CollectionName, entryNouns } from "../../schemas/content-types.ts";
import { SLUG_PATTERN } from "../../schemas/pieces.ts";
import { LONGEST_NAME } from "../../src/addresses/name-of.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import type { Changes } from "../../src/content/entries/content-files.ts";
import { publicationOf, stateAt } from "../../src/content/entries/publication.ts";
import { suggest } from "../../src/content/problems/nearest.ts";
import { formatProblems } from "../../src/content/problems/report.ts";
import { loadValidContent, tryChanges } from "../content-edit/changes.ts";
import { applied, editsIn } from "./edits.ts";
import { addressOf, listsOf, type Move } from "./links.ts";

interface Rename {
  readonly changes: Changes;
  /** Each change in a line, for people. */
  readonly summary: readonly string[];
  /** What can't be updated automatically. */
  readonly notes: readonly string[];
}

interface Asked {
  /** The folder that holds content/. */
  readonly root: string;
  readonly type: CollectionName;
  readonly from: string;
  readonly to: string;
}

const REDIRECTS = "content/redirects.json";

/**
 * Works out everything that follows from a new name: the file's own, each field and link that names the entry, and the
 * redirects.
 * @throws if the entry can't be renamed so; the message says why
 */
export function renameEntry({ root, type, from, to }: Asked): Rename {
  const { preview: content, moment } = loadValidContent(root);
  const entry = checkNames(content, { type, from, to });
  const origins = ["[[url]]", content.one("brand").url];
  const lists = listsOf(content, type);
  const move: Move = { type, from, to, origins, lists };
  const summary: string[] = [];
  const changes = new Map<string, string | undefined>();
  for (const each of content.types.flatMap((name) => [...content.all(name)])) {
    const edits = editsIn(each, move).sort((a, b) => a.line - b.line);
    if (edits.length > 0) changes.set(each.source.file, applied(each.source.text, edits));
    summary.push(...edits.map(({ line, before, after }) => `${each.source.file}:${line}  ${before} → ${after}`));
  }
  const file = entry.source.file;
  const newFile = file.replace(`/${from}.`, () => `/${to}.`);
  changes.set(newFile, changes.get(file) ?? entry.source.text);
  changes.set(file, undefined);
  const redirects = withRedirect({ content, updatedText: changes.get(REDIRECTS), entry, move, moment });
  if (redirects && redirects.summary.length > 0) changes.set(REDIRECTS, redirects.text);
  const { problems } = tryChanges(root, changes);
  if (problems.length > 0)
    throw new Error(`Nothing was renamed, since it would be wrong:\n\n${formatProblems(problems)}`);
  return {
    changes,
    summary: [`${file} → ${newFile}`, ...summary, ...(redirects?.summary ?? [])],
    notes: notesOn(type, from, lists),
  };
}

/** @throws if there is no such entry, or if it can't have that name */
function checkNames(content: Content, { type, from, to }: Omit<Asked, "root">): Entry {
  const noun = entryNouns[type];
  const names = content.all(type).map(({ name }) => name);
  const taken = content.find(type, to);
  const entry = content.find(type, from);
  if (!entry) throw new Error(`There is no ${noun} called "${from}". ${suggest(from, names)}`);
  if (type === "forms") throw new Error("Forms keep their names: the leads that were sent with them carry them.");
  if (type === "pages" && [from, to].some((name) => /(?:^|\/)index$/.test(name)))
    throw new Error("\"index\" is a folder's own page, and can't be renamed: its address is the folder.");
  if (!to.split("/").every((part) => SLUG_PATTERN.test(part) && part.length <= LONGEST_NAME)) {
    throw new Error(
      `"${to}" can't be a file's name: use at most ${LONGEST_NAME} lower-case letters, digits and single hyphens.`,
    );
  }
  if (from === to) throw new Error(`It is called "${to}" already.`);
  if (taken) throw new Error(`There is "${taken.source.file}" already.`);
  return entry;
}

interface Redirecting {
  readonly content: Content;
  /** The redirects with their targets updated; undefined if nothing had to be. */
  readonly updatedText: string | undefined;
  readonly entry: Entry;
  readonly move: Move;
  readonly moment: number;
}

/**
 * Redirects the old address to the new one. Redirects from the new address are removed; those
 * to the old one were updated like links, so no redirect leads to another.
 * @returns undefined if entries of the type have no address
 */
function withRedirect({ content, updatedText, entry, move: { type, from, to }, moment }: Redirecting) {
  const [old, current] = [addressOf(type, from), addressOf(type, to)];
  const [file] = content.all("redirects");
  if (old === undefined || current === undefined || !file) return undefined;
  const text = updatedText ?? file.source.text;
  const obsolete = file.data.redirects.findIndex((redirect) => redirect.from === current);
  const cleared = obsolete === -1 ? text : edited(text, ["redirects", obsolete], undefined);
  const removal = obsolete === -1 ? [] : [`${REDIRECTS}  the redirect from ${current} goes: there is a page again`];
  const publication = publicationOf(entry.data);
  const isLive = stateAt(publication, moment) === "live";
  if (!isLive || publication.until !== Number.POSITIVE_INFINITY) {
    const lost = isLive ? [`${REDIRECTS}  no redirect from ${old}, as there can be none to a page that expires`] : [];
    return { text: cleared, summary: [...removal, ...lost] };
  }
  const redirect = { from: old, to: current, permanent: true };
  return {
    text: edited(cleared, ["redirects", -1], redirect),
    summary: [...removal, `${REDIRECTS}  a redirect leads from ${old} to ${current}`],
  };
}

function edited(text: string, path: JSONPath, value: object | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: value !== undefined }));
}

function notesOn(type: CollectionName, from: string, pages: readonly string[]): string[] {
  const lists = pages.map((list) => `${list}#${from}`);
  return [
    ...(lists.length > 0 ? [`Links from other sites to ${lists.join(", ")} will show the top of that page.`] : []),
    ...(type === "guide" ? ["The PDF gets a new address; links to the old one will find nothing."] : []),
    ...(type === "options" ? ["The values in the list stay: leads carry them."] : []),
  ];
}
