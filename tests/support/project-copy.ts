import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Generated and ignored files. */
const NO_SOURCE = /^(?:\.git|node_modules|dist.*|lighthouse|test-results)$/;

/** A temporary copy of the whole project with its own caches, for tests to change file by file as authors would. It counts the files that differ. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "project-"));
  readonly #changed = new Set<string>();

  constructor() {
    const sources = readdirSync(".").filter((name) => !NO_SOURCE.test(name));
    for (const name of sources) cpSync(name, join(this.root, name), { recursive: true });
    mkdirSync(join(this.root, "node_modules"));
    // Vite's folder is what builds remember of one another.
    for (const item of readdirSync("node_modules", { withFileTypes: true })) {
      if (!item.isDirectory() || item.name.startsWith(".vite")) continue;
      // Windows lets any user make junctions, but not links.
      symlinkSync(
        join(process.cwd(), "node_modules", item.name),
        join(this.root, "node_modules", item.name),
        "junction",
      );
    }
  }

  /** The files that the test has added or changed. */
  get changed(): readonly string[] {
    return [...this.#changed].sort();
  }

  write(file: string, text: string | Uint8Array): this {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
    this.#changed.add(file);
    return this;
  }

  edit(file: string, change: (text: string) => string): this {
    return this.write(file, change(readFileSync(join(this.root, file), "utf8")));
  }

  delete(file: string): this {
    rmSync(join(this.root, file));
    return this;
  }

  /** Deletes the results of earlier builds. */
  clean(): void {
    for (const path of ["dist", "node_modules/.vite"]) {
      rmSync(join(this.root, path), { recursive: true, force: true });
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
