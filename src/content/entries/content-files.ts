import { join } from "node:path";
import { type ListedFile, listFiles, type ReadText, readText } from "../files/read-text.ts";

/** The files of content/ as they were when they were first asked for, so that all who look at them see the same, whatever is saved meanwhile. */
export class ContentFiles {
  /** The folder that holds content/. */
  readonly root: string;
  readonly listed: readonly ListedFile[];
  readonly #texts = new Map<string, ReadText>();

  /** @param root the folder that holds content/ */
  constructor(root: string) {
    this.root = root;
    this.listed = listFiles(join(root, "content"), "content/");
  }

  /** @param file path from the root */
  read(file: string): ReadText {
    const read = this.#texts.get(file) ?? readText(join(this.root, file));
    this.#texts.set(file, read);
    return read;
  }
}
