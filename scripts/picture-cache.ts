import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "./pictures.ts";

/**
 * Keeps drawn pictures on disk, because drawing one takes up to a second. A picture's file is named by a hash of
 * what it shows and of the code that draws it, so an old one is never taken for a new one. Files are written beside and
 * renamed, so that a build that is killed, or two builds at once, leave no half picture.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #codeHash: string;

  /** @param root the project's folder */
  constructor(root: string) {
    this.#folder = join(root, "node_modules/.cache/pictures");
    this.#codeHash = hashOfCode(["scripts/contours", "scripts/share-picture"].map((folder) => join(root, folder)));
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @returns the picture, drawn only if it has not been drawn before. */
  async draw({ key, draw }: Pick<Picture, "key" | "draw">): Promise<Buffer> {
    const file = join(this.#folder, createHash("sha256").update(this.#codeHash).update(key).digest("hex"));
    const known = readIfThere(file);
    if (known) return known;
    const picture = Buffer.from(await draw());
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, picture);
    renameSync(unfinished, file);
    return picture;
  }
}

function hashOfCode(folders: readonly string[]): string {
  const hash = createHash("sha256");
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const file of files.filter((name) => !name.includes(".test.")).sort()) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
