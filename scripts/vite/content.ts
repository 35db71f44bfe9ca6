/**
 * Reads and checks content/, and gives the application the facts around every page as the module "virtual:site". A mistake stops
 * the build, which names all of them. In the dev server an edit shows in the open page, a mistake as an overlay.
 */
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import type { Content } from "../../src/content/entries/content.server.ts";
import { ContentFiles, VIDEOS } from "../../src/content/entries/content-files.ts";
import { yearOf } from "../../src/content/files/clock.ts";
import { withSlashes } from "../../src/content/files/find-files.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { countProblems, formatProblems } from "../../src/content/problems/report.ts";
import { buildSite, type Site } from "../../src/pages/site.server.ts";
import { isPreview } from "../settings/preview.ts";
import { compileArticles } from "./articles.ts";
import { draftBannerStyles, previewStyles } from "./draft-banner.ts";

const MODULE_ID = "virtual:site";
const RESOLVED_ID = `\0${MODULE_ID}`;

async function readContent(root: string): Promise<LoadResult> {
  const files = new ContentFiles(root);
  return loadContent(files, undefined, await compileArticles({ files }));
}

/**
 * How long to wait after the last change before content is read again, in milliseconds: editors empty a file before they write it, and
 * switching branches takes time. Longer than the watcher may delay changes (50 ms).
 */
const DEBOUNCE = 250;

/** Reads content/ and compiles its articles, on demand, and again after changes. */
export class ContentSource {
  readonly #read: () => Promise<LoadResult>;
  #reading: Promise<LoadResult> | undefined;
  #last: LoadResult | undefined;
  #version = 0;

  /**
   * @param root the project's folder
   * @param read reads its content
   */
  constructor(root: string, read = readContent) {
    this.#read = () => read(root);
  }

  /** The current content, with its mistakes. While files change, this waits: intermediate states are never seen. */
  get current(): Promise<LoadResult> {
    return this.#reading ?? this.#readAfter(0);
  }

  /** The last result; undefined before the first one, and after a failure. */
  get last(): LoadResult | undefined {
    return this.#last;
  }

  /** Changes with each reading. */
  get version(): string {
    return String(this.#version);
  }

  /**
   * The current content.
   * @throws Error with all mistakes, if there are any
   */
  async checked(): Promise<CheckedContent> {
    const current = await this.current;
    const { problems, moment, textOf } = current;
    if (problems.length > 0) throw new ContentMistakes(formatProblems(problems, { textOf }));
    const content = isPreview() ? current.preview : current.content;
    const marks = isPreview() ? previewStyles(current) : "";
    return { content, site: buildSite(content, yearOf(moment)), marks };
  }

  /** Notes that files change: the next read waits until they are stable. */
  change(): void {
    void this.#readAfter(DEBOUNCE).catch(() => undefined);
  }

  /** Callers that wait for an outdated reading get the next one. */
  #readAfter(wait: number): Promise<LoadResult> {
    const isOvertaken = () => this.#reading !== reading;
    const reading: Promise<LoadResult> = (async () => {
      await pause(wait);
      if (isOvertaken()) return this.current;
      try {
        const loaded = await this.#read();
        if (isOvertaken()) return this.current;
        this.#last = loaded;
        this.#version += 1;
        return loaded;
      } catch (error) {
        if (isOvertaken()) return this.current;
        this.#reading = undefined;
        this.#last = undefined;
        throw error;
      }
    })();
    this.#reading = reading;
    return reading;
  }
}

/** What a build shows. */
interface CheckedContent {
  readonly content: Content;
  readonly site: Site;
  /** The styles that mark a preview and the drafts in it; empty for visitors. */
  readonly marks: string;
}

/** Without a call stack, which Vite would print and authors don't need. */
class ContentMistakes extends Error {
  constructor(report: string) {
    super(`Mistakes in content/:\n\n${report}`);
    this.stack = this.message;
  }
}

export function content(source: ContentSource): Plugin {
  return {
    name: "content",
    resolveId: { filter: { id: new RegExp(`^${MODULE_ID}$`) }, handler: () => RESOLVED_ID },
    load: {
      filter: { id: new RegExp(`^${RESOLVED_ID}$`) },
      handler: async () => `export default ${JSON.stringify((await source.checked()).site)};`,
    },
  };
}

/** The plugin that updates the open page after an edit, with mistakes as an overlay. */
export function contentEdits(source: ContentSource): Plugin {
  return {
    name: "content-edits",
    configureServer(server) {
      const { root, logger } = server.config;
      let isDue = false;
      // A page that was loading when content changed has missed the update.
      server.environments.client.hot.on(SHOWN, (version: string, client) => {
        if (version !== source.version) client.send({ type: "full-reload" });
        else if (source.last && source.last.problems.length > 0)
          client.send({ type: "error", err: overlay(source.last) });
      });
      server.watcher.on("all", async (_event, path) => {
        if (!isShown(root, path)) return;
        const before = source.last;
        source.change();
        if (isDue) return;
        isDue = true;
        try {
          showContent(server, before, await source.current);
        } catch (error) {
          // The page shows the error, and is reloaded with the next change.
          logger.error(String(error));
          reload(server);
        } finally {
          isDue = false;
        }
      });
    },
  };
}

/** Content names the files of both folders. */
export function isShown(root: string, path: string): boolean {
  return ["content", VIDEOS].some((folder) => !withSlashes(relative(join(root, folder), path)).startsWith(".."));
}

const SHOWN = "content:shown";

/** A script for pages that tells the dev server their version of the content. */
export function sayVersion({ version }: ContentSource): string {
  return `<script type="module">
import { createHotContext } from "/@vite/client";
createHotContext("/content").send("${SHOWN}", "${version}");
</script>`;
}

function showContent(server: ViteDevServer, before: LoadResult | undefined, current: LoadResult): void {
  const { hot } = server.environments.client;
  if (current.problems.length > 0) hot.send({ type: "error", err: overlay(current) });
  else if (!before || before.problems.length > 0 || siteFacts(before) !== siteFacts(current)) reload(server);
  else hot.send("content:changed");
}

/** Data that is compiled into the application or part of every page. */
function siteFacts(current: LoadResult): string {
  const { content, problems, moment } = current;
  if (problems.length > 0) return "";
  return JSON.stringify([draftBannerStyles(current), [...content.tokens], buildSite(content, yearOf(moment))]);
}

/** Reloads every open page with the current code. */
export function reload(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  server.environments.client.hot.send({ type: "full-reload" });
}

/** The dev client's overlay for mistakes. */
export function overlay({ problems, textOf }: LoadResult) {
  return {
    message: `${countProblems(problems)} in content/\n\n${formatProblems(problems, { textOf })}`,
    stack: "",
    plugin: "content:check",
  };
}
