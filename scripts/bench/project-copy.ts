import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateArticles } from "./articles.ts";

/** What a build reads: files and folders, by their path from the root. */
export const INPUTS = [
  "content",
  "public",
  "schemas",
  "scripts",
  "src",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** A temporary copy of the project with generated articles, and with caches of its own. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "bench-"));

  constructor(articles: number) {
    for (const input of INPUTS) cpSync(input, join(this.folder, input), { recursive: true });
    const modules = join(this.folder, "node_modules");
    mkdirSync(modules);
    const libraries = readdirSync("node_modules").filter((name) => name !== ".cache" && name !== ".vite");
    for (const name of libraries) symlinkSync(join(process.cwd(), "node_modules", name), join(modules, name));
    for (const { name, text } of generateArticles(articles)) writeFileSync(this.article(name), text);
  }

  /** @returns the file of a generated article */
  article(name: string): string {
    return join(this.folder, "content/blog", `${name}.mdx`);
  }

  /** Adds a sentence to an article. */
  edit(name: string): void {
    writeFileSync(this.article(name), `${readFileSync(this.article(name), "utf8")}\nAn added sentence.\n`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
