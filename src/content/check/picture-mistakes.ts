import type { ReadFile } from "../entries/content.server.ts";
import { picturesIn } from "../entries/content-pictures.ts";
import { suggest } from "../problems/nearest.ts";
import { type Problem, problemOfFile } from "../problems/problem.ts";
import { problemAt } from "./related-files.ts";

/**
 * Checks that the pictures which texts and people name are there, and that each picture is named.
 * @param pictures the paths of all files among the pictures, with or without mistakes
 */
export function checkPictures(files: readonly ReadFile[], pictures: readonly string[]): Problem[] {
  const names = pictures.map((file) => file.slice(file.lastIndexOf("/") + 1));
  const used = new Set(files.flatMap(picturesIn));
  // A file with mistakes may use any picture.
  const unclear = files.some(({ isBroken }) => isBroken);
  return [
    ...files.flatMap((file) => [...wrongUses(file, names), ...wrongPortrait(file, names)]),
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

function wrongPortrait(file: ReadFile, names: readonly string[]): Problem[] {
  if (file.wrong.has("portrait")) return [];
  return picturesIn({ ...file, prose: undefined })
    .filter((name) => !names.includes(name))
    .map((name) => problemAt(file, ["portrait"], { message: missing(name, names) }));
}

function missing(name: string, names: readonly string[]): string {
  const known = names.length > 0 ? suggest(name, names) : "There are none yet.";
  return `there is no picture "${name}" in content/pictures/. ${known}`;
}

function unused(file: string): Problem {
  return problemOfFile(file, { message: "no text and no person shows this picture", warning: true });
}
