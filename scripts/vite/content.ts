/**
 * Reads and checks content/, and gives the application the facts around every page as the module "virtual:site". A mistake stops
 * the build, which names all of them. In the dev server an edit shows in the open page, a mistake as an overlay.
 */
import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { countProblems, formatProblems } from "../../src/content/check/report/report.ts";
import { yearOf } from "../../src/content/load/clock.ts";
import type { Content } from "../../src/content/load/content.server.ts";
import { type LoadResult, loadContent } from "../../src/content/load/load.server.ts";
import { buildSite } from "../../src/content/pages/site.server.ts";
import type { Site } from "../../src/content/pages/site.ts";
import { compileArticles } from "./articles.ts";
import { ribbonStyles } from "./ribbons.ts";
import { watchContent } from "./watch-content.ts";

const MODULE_ID = "virtual:site";
const RESOLVED_ID = `\0${MODULE_ID}`;

/** Reads content/ and compiles its articles: when it is first asked for, and again whenever something has changed. */
export class ContentSource {
  readonly #root: string;
  #loaded: Promise<LoadResult> | undefined;

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** What is in content/ now, with its mistakes. */
  get current(): Promise<LoadResult> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  /**
   * What is in content/ now.
   * @throws Error with all mistakes, if there are any
   */
  async checked(): Promise<{ readonly content: Content; readonly site: Site }> {
    const { content, problems, moment, textOf } = await this.current;
    if (problems.length > 0) throw new ContentMistakes(formatProblems(problems, { textOf }));
    return { content, site: buildSite(content, yearOf(moment)) };
  }

  /** Makes the next look see what has changed. */
  forget(): void {
    this.#loaded = undefined;
  }

  async #load(): Promise<LoadResult> {
    return loadContent(this.#root, undefined, await compileArticles({ root: this.#root }));
  }
}

/** Whoever made the mistakes has no use for a list of functions, which Vite would print. */
class ContentMistakes extends Error {
  constructor(report: string) {
    super(`Mistakes in content/:\n\n${report}`);
    this.stack = this.message;
  }
}

/** The plugin. */
export function content(source: ContentSource): Plugin {
  return {
    name: "content",
    config: () => ({ server: { watch: { ignored: isContent } } }),
    resolveId: { filter: { id: new RegExp(`^${MODULE_ID}$`) }, handler: () => RESOLVED_ID },
    load: {
      filter: { id: new RegExp(`^${RESOLVED_ID}$`) },
      handler: async () => `export default ${JSON.stringify((await source.checked()).site)};`,
    },
    configureServer(server) {
      if (!process.env["VITEST"]) showEdits(server, source);
    },
  };
}

const folder = join(import.meta.dirname, "../../content");
const isContent = (path: string) => !relative(folder, path).startsWith("..");

/** The first step of a save may leave a file empty; longer would be felt. In milliseconds. */
const SETTLING = 20;

/**
 * Shows an edit in the open page, mistakes as an overlay. Vite's own watcher leaves content/ out: at each edit it looks at every
 * file of the folder, which takes a third of a second with thousands of articles.
 */
function showEdits(server: ViteDevServer, source: ContentSource): void {
  const watching = watchContent(server.config.root, SETTLING, () => {
    showContent(server, source).catch((error) => server.config.logger.error(String(error)));
  });
  server.httpServer?.on("close", () => watching.close());
}

async function showContent(server: ViteDevServer, source: ContentSource): Promise<void> {
  const before = await source.current;
  source.forget();
  const current = await source.current;
  const { hot } = server.environments.client;
  if (current.problems.length > 0) hot.send({ type: "error", err: overlay(current) });
  else if (before.problems.length > 0 || siteFacts(before) !== siteFacts(current)) reload(server);
  else hot.send("content:changed");
}

/** What is compiled into the application, or stands around every page, rather than being loaded with each. */
function siteFacts(current: LoadResult): string {
  const { content, problems, moment } = current;
  if (problems.length > 0) return "";
  return JSON.stringify([ribbonStyles(current), [...content.tokens], buildSite(content, yearOf(moment))]);
}

function reload(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  server.environments.client.hot.send({ type: "full-reload" });
}

/** What the dev client shows over the page while there are mistakes. */
export function overlay({ problems, textOf }: LoadResult) {
  return {
    message: `${countProblems(problems)} in content/\n\n${formatProblems(problems, { textOf })}`,
    stack: "",
    plugin: "content:check",
  };
}
