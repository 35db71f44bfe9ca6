import { readFileSync } from "node:fs";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { loadContent } from "../../src/content/load/load.server.ts";
import { pageAddresses } from "../../src/content/pages/page-lists.server.ts";

/** The content that the tested site was built from. */
export const { content } = loadContent(process.cwd());

/** The address of every page of the site. */
export const addresses = pageAddresses(content);

/**
 * The addresses of all pages that are made one by one, and of the first entry of each folder of entries that are made alike (articles,
 * industries): for what can't differ from one entry to the next.
 */
export const oneOfEachKind = addresses.filter((address) => {
  const { folder, isFirst } = placeOf(address);
  return isFirst || folder.startsWith("content/pages");
});

function placeOf(address: string): { folder: string; isFirst: boolean } {
  const files = contentTypeNames.flatMap((type) => content.all(type).filter((entry) => entry.address));
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
  const folder = folderOf(files.find((entry) => entry.address === address)?.source.file ?? "");
  return { folder, isFirst: files.find(({ source }) => folderOf(source.file) === folder)?.address === address };
}

/** @returns what the title of a page of content/pages says, before the company's name. */
export function titleOf(address: string): RegExp {
  const page = content.all("pages").find((entry) => entry.address === address);
  return new RegExp(`^${(page?.data.seo.title ?? "no such page").replace(/[.*+?^${}()|[\]\\$]/g, "\\$&")}`);
}

/** Reads a file of the built site. */
export function readBuilt(path: string): string {
  return readFileSync(`dist${path}`, "utf8");
}
