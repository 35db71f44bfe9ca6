import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps drawn pictures on disk, because drawing one takes up to a second. A picture's file is named by a hash of its
 * address and of the code that draws it, so an old one is never taken for a new one. Files are written beside and
 * renamed, so that a build that is killed, or two builds at once, leave no half picture.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #codeHash: string;

  /** @param root the project's folder */
  constructor(root: string) {
    this.#folder = join(root, "node_modules/.cache/pictures");
    this.#codeHash = hashOfCode(join(root, "scripts/contours"));
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @returns the picture, drawn only if it has not been drawn before. */
  draw(address: string, draw: () => string): string {
    const name = createHash("sha256").update(this.#codeHash).update(address).digest("hex");
    const file = join(this.#folder, `${name}.svg`);
    const known = readIfThere(file);
    if (known?.endsWith("</svg>")) return known;
    const picture = draw().trim();
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, picture);
    renameSync(unfinished, file);
    return picture;
  }
}

function hashOfCode(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder)
    .filter((each) => !each.includes(".test."))
    .sort()) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
