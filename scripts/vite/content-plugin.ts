import type { Plugin } from "vite";
import { formatProblems } from "../../src/content/checking/report.ts";
import { yearOf } from "../../src/content/clock.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { buildSite } from "../../src/content/site.server.ts";
import { compileArticles } from "./articles.ts";
import { moduleOf } from "./known-site.ts";

/** Reads content/ and compiles its articles: once, and again whenever something has changed. */
export class ContentSource {
  readonly #root: string;
  #loaded: Promise<LoadResult> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** What is in content/ now, with its problems. */
  get current(): Promise<LoadResult> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  /** Makes the next look see what has changed. */
  forget(): void {
    this.#loaded = undefined;
  }

  async #load(): Promise<LoadResult> {
    return loadContent(this.#root, undefined, await compileArticles({ root: this.#root }));
  }
}

/** Gives the application the facts around every page as the module "virtual:site". */
export function siteModule(source: ContentSource): Plugin {
  return {
    ...moduleOf(async () => {
      const { content, problems, moment, textOf } = await source.current;
      if (problems.length > 0) throw new Error(`Mistakes in content/:\n\n${formatProblems(problems, { textOf })}`);
      return buildSite(content, yearOf(moment));
    }),
    name: "site-module",
  };
}
