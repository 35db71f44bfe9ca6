import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { eachElement } from "./html-elements.ts";

/** A script element of a built page. */
interface Script {
  readonly src: string | undefined;
  readonly type: string | undefined;
}

/** @returns every file below a folder, by relative path. */
export function readTree(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const paths = files.map((item) => join(item.parentPath, item.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

/** @returns the pages of a built site: the path of each HTML file with its text. */
export function readPages(folder: string): Map<string, string> {
  return new Map(
    [...readTree(folder)].filter(([path]) => path.endsWith(".html")).map(([path, data]) => [path, data.toString()]),
  );
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
