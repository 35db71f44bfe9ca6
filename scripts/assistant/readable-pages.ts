import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadablePage } from "../../src/assistant/passages.server.ts";

/** @returns a page with its anchors, as the assistant reads it */
export function readablePage(address: string, markdown: string, html: string): ReadablePage {
  return { address, markdown, anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)) };
}

/**
 * Reads the pages of a built site that have a Markdown version.
 * @param folder the built site
 */
export function builtPages(folder: string): ReadablePage[] {
  return globSync("**/*.md", { cwd: folder })
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const address = `/${file
        .replaceAll("\\", "/")
        .replace(/\.md$/, "")
        .replace(/^index$/, "")}`;
      return readablePage(address, readFileSync(path, "utf8"), readFileSync(path.replace(/\.md$/, ".html"), "utf8"));
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
