import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadablePage } from "../../src/assistant/passages.server.ts";
import { findFiles } from "../../src/content/files/find-files.ts";

/** @returns a page with its anchors, as the assistant reads it */
export function readablePage(address: string, markdown: string, html: string): ReadablePage {
  return { address, markdown, anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)) };
}

/**
 * Reads the pages of a built site that have a Markdown version.
 * @param folder the built site
 */
export function builtPages(folder: string): ReadablePage[] {
  return findFiles("**/*.md", folder).map((file) => {
    const name = file.replace(/\.md$/, "");
    const read = (ending: string) => readFileSync(join(folder, name + ending), "utf8");
    return readablePage(`/${name.replace(/^index$/, "")}`, read(".md"), read(".html"));
  });
}

/**
 * The same for commands, which need a site that was built.
 * @throws Error that says so if there is none
 */
export function pagesOfLastBuild(): ReadablePage[] {
  if (!existsSync("dist/index.md")) throw new Error('The assistant reads the built pages: run "npm run build" first.');
  return builtPages("dist");
}
