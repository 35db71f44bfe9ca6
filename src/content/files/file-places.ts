import {
  type CollectionName,
  type ContentType,
  collectionNames,
  contentTypeNames,
  contentTypes,
  entryNouns,
} from "../../../schemas/content-types.ts";
import { SLUG_PATTERN } from "../../../schemas/pieces.ts";
import { LONGEST_NAME, nameOf } from "../../addresses/name-of.ts";
import { nearest, suggest } from "../problems/nearest.ts";
import type { ProblemText } from "../problems/problem.ts";

export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

function entryName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
}

/**
 * The entry's id: its file name, or its path below the type's folder where the type has folders. An invalid name counts as
 * its suggested correction, so references to the entry aren't reported as well.
 */
export function entryId(type: ContentType, file: string): string {
  const path = type.kind === "collection" && type.hasFolders ? file.slice(`content/${type.folder}/`.length) : undefined;
  const parts = (path?.replace(/\.[^.]*$/, "") ?? entryName(file)).split("/");
  return parts.map((part) => (SLUG_PATTERN.test(part) ? part : nameOf(part) || part)).join("/");
}

/** The collection that a path belongs to, whether or not the file exists */
export function collectionAt(file: string): CollectionName | undefined {
  const folder = folderOf(file);
  return collectionNames.find((name) => {
    const type = contentTypes[name];
    return type.kind === "collection" && file.endsWith(type.extension) && isFolderOf(type, folder);
  });
}

/** @returns where a file that belongs to no type was most likely meant to be; undefined if that can't be guessed */
export function intendedPath(file: string): string | undefined {
  const ending = withRightEnding(file);
  if (ending) return `${folderOf(file)}/${ending}`;
  const above = collections().find((type) => file.startsWith(`content/${type.folder}/`));
  return above && `content/${above.folder}/${file.slice(file.lastIndexOf("/") + 1)}`;
}

/** @returns the problem with a file's name; undefined if it is fine. */
export function wrongName(file: string): ProblemText | undefined {
  const page = /^content\/pages\/(.+)$/.exec(file)?.[1];
  if (page === undefined) return wrongPart(file);
  const folders = page.split("/").slice(0, -1);
  const own = page.slice(page.lastIndexOf("/") + 1);
  const wrongFolder = folders.map(wrongFolderName).find((problem) => problem !== undefined);
  return wrongFolder ?? (own === "index.json" ? undefined : wrongPart(own));
}

/** Folders of pages are part of addresses. */
function wrongFolderName(folder: string): ProblemText | undefined {
  if (!wrongPart(`${folder}.json`)) return undefined;
  const plain = nameOf(folder);
  const rename = plain && plain !== folder ? `: call it "${plain}"` : "";
  return {
    message: `the folder "${folder}" can't be a part of an address: lower-case letters, digits and single hyphens can${rename}`,
  };
}

function wrongPart(file: string): ProblemText | undefined {
  const name = entryName(file);
  if (name === "index") return { message: 'a file can\'t be called "index": give it the name of what it is about' };
  if (name.length > LONGEST_NAME) {
    return { message: `this file's name has ${name.length} characters, but at most ${LONGEST_NAME} are allowed` };
  }
  if (SLUG_PATTERN.test(name)) return undefined;
  const original = copyOf(name);
  if (original) return { message: `this looks like a copy of "${original}"`, hint: COPY_HINT };
  const plain = nameOf(name.replace(ENDINGS, "")) || nameOf(name);
  const rename = plain ? `: call it "${plain}${file.slice(file.lastIndexOf("."))}"` : "";
  return { message: `a file's name has only lower-case letters, digits and single hyphens${rename}` };
}

const COPY_HINT = "Delete it, or rename it with lower-case letters, digits and single hyphens.";

/** @returns the original's name if the name is that of an automatic copy */
function copyOf(name: string): string | undefined {
  const [, before, after] = /^(.+?)(?: \(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)$|^Copy of (.+)$/.exec(name) ?? [];
  return before ?? after;
}

/** The problem of a path that is not a regular file. */
export const NO_FILE: ProblemText = {
  message: "this is a link to another place, or no ordinary file",
  hint: "Put the file itself here.",
};

/** The problem of a file that belongs to no type, with a guess where it should be. */
export function unknownFile(file: string): ProblemText {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (/\.(?:docx?|odt|rtf|pages|pdf)$/i.test(name)) {
    return { message: "a document of this kind can't be read", hint: `Copy its text into a file that ${NEW_FILE}` };
  }
  if (/\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i.test(name)) {
    return { message: "no page or list uses this file: pictures belong in content/pictures/" };
  }
  const renamed = withRightEnding(file);
  if (renamed) return { message: `no page or list uses this file: rename it to "${renamed}"` };
  return { message: `no page or list uses this file. ${placeFor(file)}` };
}

const NEW_FILE = '"npm run content:new" makes.';

/** Windows hides a second extension, and Markdown has others elsewhere. */
const ENDINGS = /(?:\.(?:mdx?|markdown|json))+(?:\.txt)?$/i;

function withRightEnding(file: string): string | undefined {
  const right = endingIn(folderOf(file));
  const name = file.slice(file.lastIndexOf("/") + 1);
  const bare = name.replace(ENDINGS, "");
  return right && bare !== name && !name.endsWith(right) && !/^readme$/i.test(bare)
    ? `${nameOf(bare) || bare}${right}`
    : undefined;
}

function endingIn(folder: string): string | undefined {
  return collections().find((type) => isFolderOf(type, folder))?.extension;
}

function isFolderOf(type: { readonly folder: string; readonly hasFolders: boolean }, folder: string): boolean {
  return folder === `content/${type.folder}` || (type.hasFolders && folder.startsWith(`content/${type.folder}/`));
}

function collections() {
  return contentTypeNames.map((name) => contentTypes[name]).filter((type) => type.kind === "collection");
}

function placeFor(file: string): string {
  const ending = endingIn(folderOf(file));
  if (ending) return `Files in ${folderOf(file)}/ end in "${ending}".`;
  const above = collections().find((type) => file.startsWith(`content/${type.folder}/`));
  if (above) return `Put it into content/${above.folder}/ itself: folders in it are not read.`;
  const types = contentTypeNames.map((name) => contentTypes[name]);
  const fixed = types.flatMap((type) => (type.kind === "single" ? [`content/${type.file}`] : []));
  const siblings = fixed.filter((each) => folderOf(each) === folderOf(file)).map(entryName);
  if (siblings.length > 1) return `This folder has fixed files only. ${suggest(entryName(file), siblings)}`;
  return nearestFolder(file) ?? `Folders for new files: ${collections().map(folderPath).join(", ")}.`;
}

const folderPath = ({ folder }: { readonly folder: string }) => `content/${folder}/`;

/** Guesses a folder by nouns for its entries and by similar names. */
function nearestFolder(file: string): string | undefined {
  const written = /^content\/([^/]+)\//.exec(file)?.[1] ?? "";
  const names = collectionNames.flatMap((name) => [name, entryNouns[name], `${entryNouns[name]}s`]);
  const match = nearest(written, names);
  const meant = collectionNames.find((name) => match === name || match?.replace(/s$/, "") === entryNouns[name]);
  const row = meant && contentTypes[meant];
  return row?.kind === "collection" ? `Did you mean the folder ${folderPath(row)}?` : undefined;
}
