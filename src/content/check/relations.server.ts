import type { Content, ReadFile } from "../entries/content.server.ts";
import { notesOf } from "../entries/notes.ts";
import { formatPath, type Path, type Problem, problemOfFile, valueAt } from "../problems/problem.ts";
import { checkAnchors } from "./anchor-mistakes.ts";
import { checkCalculations } from "./calculation-mistakes.ts";
import { checkComparison } from "./comparison.ts";
import { checkDrawn } from "./drawn-mistakes.ts";
import { brokenLink } from "./link-mistakes.ts";
import { HOST_FOLDER, ownFolder } from "./output-files.ts";
import { checkRedirects } from "./redirect-mistakes.ts";
import { brokenReference, checkEmptied, checkRepeated, checkReturns, checkUses } from "./reference-mistakes.ts";
import { problemAt, type Relations, readRelations } from "./related-files.ts";

/**
 * Checks across files: references and links have targets, titles, descriptions, numbers and addresses are unique,
 * redirects neither shadow a page nor form chains. A mistake in one file is reported once.
 */
export function checkRelations(content: Content, files: readonly ReadFile[], moment: number): Problem[] {
  const relations = readRelations(content, files, moment);
  const found = [
    ...files.flatMap((file) => checkNotes(relations, file)),
    ...checkEmptied(relations),
    ...checkRepeated(relations),
    ...checkUnique(files),
    ...checkAddresses(relations),
    ...checkAnchors(relations),
    ...checkRedirects(relations),
    ...checkComparison(content, files),
    ...checkCalculations(relations),
    ...checkDrawn(files, content.tokens),
  ];
  if (found.some(({ warning }) => !warning) || files.some(({ isBroken }) => isBroken)) return found;
  return [...found, ...checkUses(relations), ...checkReturns(relations)];
}

function checkNotes(relations: Relations, file: ReadFile): Problem[] {
  const inFields = notesOf(file)
    .filter(({ path }) => !file.wrong.has(formatPath(path)))
    .flatMap((found) => {
      const problem = found.note.link
        ? brokenLink(relations, file, found.value)
        : brokenReference(relations, file, found);
      return problem ? [problemAt(file, found.path, problem)] : [];
    });
  const inProse = (file.prose?.links ?? []).flatMap(({ href, ...place }) => {
    const problem = brokenLink(relations, file, href);
    return problem ? [{ file: file.source.file, ...place, field: "text", ...problem }] : [];
  });
  return [...inFields, ...inProse];
}

const UNIQUE: readonly Path[] = [["seo", "title"], ["seo", "description"], ["id"]];

function checkUnique(files: readonly ReadFile[]): Problem[] {
  return UNIQUE.flatMap((path) => {
    const first = new Map<unknown, ReadFile>();
    return files.flatMap((file) => {
      const value = valueAt(file.data, path);
      if (value === undefined || file.wrong.has(formatPath(path))) return [];
      const key = typeof value === "string" ? value.trim().toLowerCase() : value;
      const other = first.get(key);
      if (!other) first.set(key, file);
      const message = `${JSON.stringify(value)} is in ${other?.source.file} too: it must be different on every page`;
      return other ? [problemAt(file, path, { message, ...freeNumber(value, files) })] : [];
    });
  });
}

function freeNumber(value: unknown, files: readonly ReadFile[]): { hint?: string } {
  if (typeof value !== "number") return {};
  const used = files.map((file) => valueAt(file.data, ["id"])).filter((id) => typeof id === "number");
  return { hint: `The next free number is ${Math.max(...used) + 1}.` };
}

function checkAddresses({ files, addresses }: Relations): Problem[] {
  return files.flatMap((file) => {
    const folder = file.address && ownFolder(file.address);
    if (folder) {
      const owner = folder === HOST_FOLDER ? "one of the hosts answers addresses" : "the site's own files are";
      const message = `${owner} in "${folder}", so there can be no page "${file.address}"`;
      return [problemOfFile(file.source.file, { message, hint: "Give the file or its folder another name." })];
    }
    const first = file.address ? addresses.get(file.address) : undefined;
    if (!first || first === file || first.isBroken || file.isBroken) return [];
    const message = `"${file.address}" is the address of ${first.source.file} already: give this file another name`;
    return [problemOfFile(file.source.file, { message })];
  });
}
