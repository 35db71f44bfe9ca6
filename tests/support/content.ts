import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { compileArticles } from "../../scripts/vite/articles.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { ContentFiles } from "../../src/content/entries/content-files.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { findPage, withPlacedAnchors } from "../../src/pages/list-pages.server.ts";
import { type PageData, type PageDataOf, pageData } from "../../src/pages/page-data.server.ts";
import type { SectionData, ShownSection } from "../../src/sections/data.server.ts";
import { seoFields } from "./seo-fields.ts";

/** The project's own folder, with its real content/. */
export const projectRoot = join(import.meta.dirname, "../..");

/** The default moment of tests: after every date in content. */
const NEW_CENTURY = Date.parse("2100-01-01T12:00:00Z");

/** Read once for all tests of a worker. */
const realFiles = new ContentFiles(projectRoot);

/** content/ with changes that are kept in memory: what wasn't changed is neither copied nor read again. */
export class ContentCopy {
  readonly #changes = new Map<string, string | undefined>();

  /** @param file path below content/ */
  read(file: string): string {
    const path = `content/${file}`;
    return this.#changes.get(path) ?? readFileSync(join(projectRoot, path), "utf8");
  }

  /** @param text the file's text; anything else is written as JSON, one field a line */
  write(file: string, text: string | object): this {
    this.#changes.set(`content/${file}`, textToWrite(text));
    return this;
  }

  edit(file: string, change: (text: string) => string): this {
    return this.write(file, change(this.read(file)));
  }

  delete(file: string): this {
    this.#changes.set(`content/${file}`, undefined);
    return this;
  }

  /** @returns the names of the files in a folder */
  list(folder: string): string[] {
    const start = `content/${folder}/`;
    return this.files()
      .listed.filter(({ path }) => path.startsWith(start))
      .map(({ path }) => path.slice(start.length));
  }

  /** Writes a new JSON entry that is like the first one of its folder, but for some fields, which come first. */
  addLike(folder: string, name: string, fields: Record<string, unknown>): this {
    const [first] = this.list(folder);
    const example: Record<string, unknown> = JSON.parse(this.read(`${folder}/${first}`));
    return this.write(`${folder}/${name}.json`, { ...fields, ...example, ...fields });
  }

  /** The files as they are now. */
  files(): ContentFiles {
    return realFiles.with(new Map(this.#changes));
  }

  /** @param moment decides what is published */
  load(moment = NEW_CENTURY): LoadResult {
    return loadContent(this.files(), moment);
  }

  /** Loads content with compiled articles. */
  async compile(moment = NEW_CENTURY): Promise<LoadResult> {
    const files = this.files();
    return loadContent(files, moment, await compileArticles({ files }));
  }

  /** @returns all mistakes as the check prints them, one per line; optionally those of one file */
  report(file?: string): string[] {
    const { problems } = this.load();
    return reportLines(problems.filter((problem) => file === undefined || problem.file === `content/${file}`));
  }

  /** @returns all mistakes at a moment, one per line */
  reportAt(moment: number): string[] {
    return reportLines(this.load(moment).problems);
  }
}

export const copyContent = () => new ContentCopy();

/** The same in a folder, for commands, for pictures, and for what is no text. */
export class ContentFolder extends ContentCopy {
  readonly root = mkdtempSync(join(tmpdir(), "content-"));

  constructor() {
    super();
    cpSync(join(projectRoot, "content"), this.path(""), { recursive: true });
  }

  /** @param file path below content/ */
  path(file: string): string {
    return join(this.root, "content", file);
  }

  override read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  override write(file: string, text: string | Uint8Array | object): this {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text instanceof Uint8Array ? text : textToWrite(text));
    return this;
  }

  override delete(file: string): this {
    rmSync(this.path(file));
    return this;
  }

  override files(): ContentFiles {
    return new ContentFiles(this.root);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

const textToWrite = (text: string | object) => (typeof text === "string" ? text : JSON.stringify(text, null, 2));

/** Copies content/ into a folder for the running test. */
export function contentFolder(): ContentFolder {
  const folder = new ContentFolder();
  onTestFinished(() => folder.remove());
  return folder;
}

/** @returns the report of each mistake: position and field, what was found, what to do, one per line. */
export function reportLines(problems: LoadResult["problems"]): string[] {
  return problems.flatMap(({ file, line, column, field, message, hint }) => [
    `${file}:${line}:${column}${field ? `  ${field}` : ""}`,
    message,
    ...(hint ? [hint] : []),
  ]);
}

interface ArticleOptions {
  /** The article's number; titles are made from it. */
  readonly id: number;
  readonly published?: string;
  /** More lines of front matter. */
  readonly fields?: string;
  /** Starts on line 15. */
  readonly body?: string;
}

/** @returns the text of an article without mistakes. */
export function articleText({ id, published = "2026-01-31", fields = "", body = "Words.\n" }: ArticleOptions): string {
  const blog: { categories: { id: string }[] } = JSON.parse(
    readFileSync(join(projectRoot, "content/site/blog.json"), "utf8"),
  );
  const [author = ""] = readdirSync(join(projectRoot, "content/team")).sort();
  return `---
id: ${id}
title: "Article ${id}"
seo:
  title: "Article ${id} of the tests"
  description: "A description that is long enough for search results, of article ${id} of the tests."
excerpt: "What the card of article ${id} says."
category: ${blog.categories[0]?.id}
published: ${published}
updated: ${published}
author: ${author.replace(".json", "")}
imageAlt: "Contour lines"
${fields}---

${body}`;
}

/** @returns a page of a test: its hero, and what else is given. */
export function pageWith(...sections: readonly object[]) {
  return {
    seo: seoFields("Fixtures"),
    sections: [{ section: "hero", title: "A fixture", lead: "Words." }, ...sections],
  };
}

/** @returns the data of a page, with an empty body. */
export async function shownAt(content: Content, address: string): Promise<PageData> {
  const found = findPage(content, address);
  if (!found) throw new Error(`There is no page "${address}".`);
  const { entry, page } = found;
  return withPlacedAnchors(content, await pageData(entry, { content, page, renderBody: async () => [] }));
}

/** @returns the data of the first section of a kind on a page. */
export async function shownSection<Kind extends SectionKind>(
  content: Content,
  address: string,
  kind: Kind,
): Promise<SectionData<Kind>> {
  const page = await shownAt(content, address);
  const isOfKind = (section: ShownSection): section is SectionData<Kind> => section.section === kind;
  const section = page.type === "page" ? page.sections.find(isOfKind) : undefined;
  if (!section) throw new Error(`"${address}" has no section "${kind}".`);
  return section;
}

/** @returns the data of an article. */
export async function shownArticle(content: Content, address: string): Promise<PageDataOf<"article">> {
  const page = await shownAt(content, address);
  if (page.type !== "article") throw new Error(`"${address}" is no article.`);
  return page;
}
