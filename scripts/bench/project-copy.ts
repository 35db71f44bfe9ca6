import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VITE } from "../lib/local-site.ts";
import { generateArticles } from "./articles.ts";

/** What a build reads: files and folders, by their path from the root. */
const INPUTS = [
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
  readonly articles = join(this.folder, "content/blog");
  readonly command = [VITE, "build"];

  constructor(articles: number) {
    for (const input of INPUTS) cpSync(input, join(this.folder, input), { recursive: true });
    const modules = join(this.folder, "node_modules");
    mkdirSync(modules);
    const libraries = readdirSync("node_modules").filter((name) => name !== ".cache" && name !== ".vite");
    for (const name of libraries) symlinkSync(join(process.cwd(), "node_modules", name), join(modules, name));
    writeArticles(this.articles, articles);
  }

  /** Deletes what earlier builds have left. */
  clean(): void {
    for (const path of ["dist", "node_modules/.vite"]) {
      rmSync(join(this.folder, path), { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Writes generated articles into a folder. */
export function writeArticles(folder: string, count: number): void {
  for (const { name, text } of generateArticles(count)) writeFileSync(join(folder, `${name}.mdx`), text);
}

/** Adds a sentence to an article. */
export function editArticle(folder: string, name: string): void {
  appendFileSync(join(folder, `${name}.mdx`), "\nAn added sentence.\n");
}
