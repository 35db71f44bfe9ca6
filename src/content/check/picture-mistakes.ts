import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentTypes } from "../../../schemas/content-types.ts";
import type { ReadFile } from "../entries/content.server.ts";
import { picturesIn, picturesInFields } from "../entries/content-pictures.ts";
import { suggest } from "../problems/nearest.ts";
import { formatPath, type Problem, problemOfFile } from "../problems/problem.ts";
import { annotated } from "../problems/schema-walk.ts";
import { problemAt } from "./related-files.ts";

/** Where videos are, from the root. */
const VIDEOS = "public/media";

/**
 * Checks that the pictures and videos which texts and fields name are there, and that each picture is named.
 * @param root the folder that holds content/
 * @param pictures the paths of all files among the pictures, with or without mistakes
 */
export function checkPictures(root: string, files: readonly ReadFile[], pictures: readonly string[]): Problem[] {
  const names = pictures.map((file) => file.slice(file.lastIndexOf("/") + 1));
  const used = new Set(files.flatMap(picturesIn));
  // A file with mistakes may use any picture.
  const unclear = files.some(({ isBroken }) => isBroken);
  return [
    ...files.flatMap((file) => [...wrongUses(file, names), ...wrongFields(file, names), ...missingVideos(root, file)]),
    ...pictures.filter((_file, index) => !unclear && !used.has(names[index] ?? "")).map(unused),
  ];
}

function wrongUses({ type, prose, source }: ReadFile, names: readonly string[]): Problem[] {
  return (prose?.pictures ?? []).flatMap(({ name, ...place }): Problem[] => {
    const at = { file: source.file, ...place, field: "text" };
    // Guides can't show pictures, which is reported already, as are endings in capitals.
    if (type === "guide" || names.some((each) => each === name || each.toLowerCase() === name)) return [];
    return [{ ...at, message: missing(name, names) }];
  });
}

function wrongFields(file: ReadFile, names: readonly string[]): Problem[] {
  return picturesInFields(file)
    .filter(({ path, value }) => !file.wrong.has(formatPath(path)) && !names.includes(value))
    .map(({ path, value }) => problemAt(file, path, { message: missing(value, names) }));
}

function missingVideos(root: string, file: ReadFile): Problem[] {
  return annotated(contentTypes[file.type].schema, file.data)
    .filter(({ note, path }) => note.video && !file.wrong.has(formatPath(path)))
    .filter(({ value }) => !existsSync(join(root, VIDEOS, value)))
    .map(({ path, value }) => problemAt(file, path, { message: `there is no video "${value}" in ${VIDEOS}/` }));
}

function missing(name: string, names: readonly string[]): string {
  const known = names.length > 0 ? suggest(name, names) : "There are none yet.";
  return `there is no picture "${name}" in content/pictures/. ${known}`;
}

function unused(file: string): Problem {
  return problemOfFile(file, { message: "no page and no text shows this picture", warning: true });
}
