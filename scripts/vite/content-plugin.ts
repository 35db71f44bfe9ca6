import type { Plugin } from "vite";
import { formatProblems } from "../../src/content/checking/report.ts";
import { yearOf } from "../../src/content/clock.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { MemoryStore } from "../../src/content/reading/kept-readings.ts";
import { buildSite } from "../../src/content/site.server.ts";
import { moduleOf } from "./known-site.ts";

/** Reads content/ once and again whenever it has changed. */
export class ContentSource {
  readonly #root: string;
  #loaded: LoadResult | undefined;
  readonly #readings = new MemoryStore();

  constructor(root: string) {
    this.#root = root;
  }

  /** What is in content/ now, with its problems. */
  get current(): LoadResult {
    this.#loaded ??= loadContent(this.#root, undefined, this.#readings);
    return this.#loaded;
  }

  /** Makes the next look see what has changed. */
  forget(): void {
    this.#loaded = undefined;
  }
}

/** Gives the application the facts around every page as the module "virtual:site". */
export function siteModule(source: ContentSource): Plugin {
  return {
    ...moduleOf(() => {
      const { content, problems, moment, textOf } = source.current;
      if (problems.length > 0) throw new Error(`Mistakes in content/:\n\n${formatProblems(problems, { textOf })}`);
      return buildSite(content, yearOf(moment));
    }),
    name: "site-module",
  };
}
