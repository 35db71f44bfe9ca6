import { join } from "node:path";
import { type ListedFile, listFiles, type ReadText, readText } from "../files/read-text.ts";

/** Where videos are, from the root. */
export const VIDEOS = "public/media";

/** The files of content/, each read once: every check sees the same text, even if a file is saved meanwhile. */
export class ContentFiles {
  readonly root: string;
  readonly listed: readonly ListedFile[];
  readonly videoFolder: string;
  readonly #texts = new Map<string, ReadText>();

  /**
   * @param root the folder that holds content/
   * @param project the project's folder, where a copy of content/ is checked
   */
  constructor(root: string, project = root) {
    this.root = root;
    this.listed = listFiles(join(root, "content"), "content/");
    this.videoFolder = join(project, VIDEOS);
  }

  read(file: string): ReadText {
    const read = this.#texts.get(file) ?? readText(join(this.root, file));
    this.#texts.set(file, read);
    return read;
  }
}
