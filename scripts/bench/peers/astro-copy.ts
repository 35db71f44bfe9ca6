import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmProgram } from "../../lib/npm.ts";
import { writeArticles } from "../articles.ts";

/**
 * Which site: "plain" has articles, lists, a feed and a sitemap; "equal" also makes what this project makes of each article: its Markdown, its
 * pictures, drawn by the project's own functions, and compressed copies.
 */
type PeerSite = "plain" | "equal";

/** A temporary copy of one of the Astro sites beside this file, with its libraries. */
export class AstroCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "bench-astro-"));
  readonly articles = join(this.folder, "src/content/blog");
  readonly command = ["node_modules/astro/bin/astro.mjs", "build"];

  /** Fetches Astro and what it needs from the npm registry. */
  constructor(site: PeerSite) {
    cpSync(join(import.meta.dirname, "astro"), this.folder, { recursive: true });
    if (site === "equal") {
      cpSync(join(import.meta.dirname, "astro-equal"), this.folder, { recursive: true });
      symlinkSync(process.cwd(), join(this.folder, "project"));
    }
    const flags = ["--no-package-lock", "--no-audit", "--no-fund", "--prefer-offline"];
    execFileSync(process.execPath, [npmProgram(), "install", ...flags], { cwd: this.folder, stdio: "pipe" });
  }

  /** The name and version of what is compared with. */
  get title(): string {
    const { version } = JSON.parse(readFileSync(join(this.folder, "node_modules/astro/package.json"), "utf8"));
    return `Astro ${version}`;
  }

  /** Replaces the articles by the project's own and so many generated ones. */
  write(count: number): void {
    rmSync(this.articles, { recursive: true, force: true });
    cpSync("content/blog", this.articles, { recursive: true });
    writeArticles(this.articles, count);
  }

  /** Deletes what earlier builds have left. */
  clean(): void {
    for (const path of ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"]) {
      rmSync(join(this.folder, path), { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
