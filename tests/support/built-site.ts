import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, findFiles } from "../../src/content/files/find-files.ts";
import { eachElement } from "./html-elements.ts";

/** A script element of a built page. */
interface Script {
  readonly src: string | undefined;
  readonly type: string | undefined;
}

/** @returns every file below a folder, by relative path. */
export function readTree(folder: string): Map<string, Buffer> {
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** @returns the pages of a built site: the path of each HTML file with its text. */
export function readPages(folder: string): Map<string, string> {
  const paths = findFiles("**/*.html", folder);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** @returns the script elements of a page. */
export function scriptsOf(html: string): Script[] {
  const scripts: Script[] = [];
  eachElement(html, ({ tagName, properties: { src, type } }) => {
    if (tagName !== "script") return;
    scripts.push({ src: typeof src === "string" ? src : undefined, type: typeof type === "string" ? type : undefined });
  });
  return scripts;
}
