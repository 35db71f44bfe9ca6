import type { Plugin } from "vite";
import { yearOf } from "../../src/content/clock.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { formatProblems } from "../../src/content/report.ts";
import { buildSite } from "../../src/content/site.server.ts";

const MODULE_ID = "virtual:site";
const RESOLVED_ID = `\0${MODULE_ID}`;

/** Reads content/ once and again whenever it has changed. */
export class ContentSource {
  readonly #root: string;
  #loaded: LoadResult | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** What is in content/ now, with its problems. */
  get current(): LoadResult {
    this.#loaded ??= loadContent(this.#root);
    return this.#loaded;
  }

  /** Makes the next look read the files again. */
  forget(): void {
    this.#loaded = undefined;
  }
}

/** A filter spares the bundler a call for each of its modules. */
const exactly = (id: string) => new RegExp(`^${id}$`);

/** Gives the application the facts around every page as the module "virtual:site". */
export function siteModule(source: ContentSource): Plugin {
  return {
    name: "site-module",
    resolveId: { filter: { id: exactly(MODULE_ID) }, handler: () => RESOLVED_ID },
    load: {
      filter: { id: exactly(RESOLVED_ID) },
      handler() {
        const { content, problems, moment } = source.current;
        if (problems.length > 0) throw new Error(`Mistakes in content/:\n\n${formatProblems(problems)}`);
        return `export default ${JSON.stringify(buildSite(content, yearOf(moment)))};`;
      },
    },
  };
}
