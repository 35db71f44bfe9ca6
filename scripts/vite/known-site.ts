import type { Plugin } from "vite";
import type { Site } from "../../src/content/site.ts";

const MODULE_ID = "virtual:site";
const RESOLVED_ID = `\0${MODULE_ID}`;

/** A filter spares the bundler a call for each of its modules. */
const exactly = (id: string) => new RegExp(`^${id}$`);

/** Gives the application facts around every page that were gathered before. */
export function knownSite(site: Site): Plugin {
  return { ...moduleOf(() => site), name: "known-site", enforce: "pre" };
}

/** @returns the hooks that give the application the facts around every page as the module "virtual:site" */
export function moduleOf(site: () => Site | Promise<Site>): Pick<Plugin, "resolveId" | "load"> {
  return {
    resolveId: { filter: { id: exactly(MODULE_ID) }, handler: () => RESOLVED_ID },
    load: {
      filter: { id: exactly(RESOLVED_ID) },
      handler: async () => `export default ${JSON.stringify(await site())};`,
    },
  };
}
