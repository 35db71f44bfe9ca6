import { slug } from "github-slugger";
import { contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import type { Told } from "./availability.ts";
import { suggest } from "./nearest.ts";

/** @returns the path of the folder that holds a file. */
export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

/** @returns the file's name without its ending, which is the entry's id. */
export function entryName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
}

/** @returns what is wrong with a file's name; undefined if it can be an address. */
export function wrongName(file: string): Told | undefined {
  const name = entryName(file);
  if (name === "index") return { message: 'a file can\'t be called "index": give it the name of what it is about' };
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
  const plain = addressOf(name);
  const rename = plain ? `: call it "${plain}${file.slice(file.lastIndexOf("."))}"` : "";
  return { message: `a file's name has only lower-case letters, digits and single hyphens${rename}` };
}

function addressOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .replace(/[\p{Mn}\p{Cc}]/gu, "")
    .toLowerCase()
    .replaceAll("_", "-");
  return slug(letters)
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}

/** What is said of something that is no file of its own. */
export const NO_FILE: Told = {
  message: "this is a link to another place, or no ordinary file",
  hint: "Put the file itself here.",
};

/** What is said of a file that no type claims: where it may have been meant to be. */
export function unclaimed(file: string): Told {
  return { message: `no page or list uses this file. ${placeFor(file)}` };
}

function placeFor(file: string): string {
  const types = contentTypeNames.map((name) => contentTypes[name]);
  const collections = types.filter((type) => type.kind === "collection");
  const here = collections.find((type) => folderOf(file) === `content/${type.folder}`);
  if (here) return `Files in content/${here.folder}/ end in "${here.extension}".`;
  const above = collections.find((type) => file.startsWith(`content/${type.folder}/`));
  if (above) return `Put it into content/${above.folder}/ itself: folders in it are not read.`;
  const fixed = types.flatMap((type) => (type.kind === "single" ? [`content/${type.file}`] : []));
  const siblings = fixed.filter((each) => folderOf(each) === folderOf(file)).map(entryName);
  if (siblings.length > 1) return `This folder has fixed files only. ${suggest(entryName(file), siblings)}`;
  return `Folders for new files: ${collections.map((type) => `content/${type.folder}/`).join(", ")}.`;
}
