import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FEEDS } from "../../src/addresses/generated-addresses.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import { withoutStyles } from "../hosts/inline-styles.ts";
import { isPublished, normalizePath } from "../hosts/site-path.ts";

/** A release: each address of a page or document, with a hash of its content. */
export type Manifest = Readonly<Record<string, string>>;

/** Files that people and programs link to. Pictures, scripts and page data are parts of pages. */
const LINKED = [".html", ".md", ".pdf", ".txt", ".xml", basename(FEEDS.json.address)];

/** Reads what a built site consists of, in the order of addresses. */
export function readManifest(folder: string): Manifest {
  const entries = filesBelow(folder)
    .filter((file) => LINKED.some((ending) => file.endsWith(ending)))
    .map((file) => [addressOf(`/${file}`), markOf(join(folder, file))] as const)
    .filter(([address]) => isPublished(address));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function addressOf(path: string): string {
  return normalizePath(path) ?? path;
}

function markOf(file: string): string {
  const content = readFileSync(file);
  const said = file.endsWith(".html") ? whatItSays(content.toString()) : content;
  return createHash("sha256").update(said).digest("hex").slice(0, 16);
}

/** Styles, and names of built files, change with the code: a page's content doesn't. */
function whatItSays(html: string): string {
  return withoutStyles(html)
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2")
    .replace(/ class="[^"]*"/g, "");
}
