import { readFileSync } from "node:fs";
import { pageAddresses } from "../../scripts/build/prerender.ts";
import { loadContent } from "../../src/content/load.server.ts";

/** The content that the tested site was built from. */
export const { content } = loadContent(process.cwd());

/** The address of every page of the site. */
export const addresses = pageAddresses(content);

/** Reads a file of the built site. */
export function readBuilt(path: string): string {
  return readFileSync(`dist${path}`, "utf8");
}
