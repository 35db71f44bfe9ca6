import { join } from "node:path";
import { type ListedFile, listFiles, type ReadText, readText } from "../files/read-text.ts";

/** The files of content/, each read once: every check sees the same text, even if a file is saved meanwhile. */
export class ContentFiles {
  readonly root: string;
  readonly listed: readonly ListedFile[];
  readonly #texts = new Map<string, ReadText>();

  constructor(root: string) {
    this.root = root;
    this.listed = listFiles(join(root, "content"), "content/");
  }

  read(file: string): ReadText {
    const read = this.#texts.get(file) ?? readText(join(this.root, file));
    this.#texts.set(file, read);
    return read;
  }
}
