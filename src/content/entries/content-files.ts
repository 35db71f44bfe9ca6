import { join } from "node:path";
import { type ListedFile, listFiles, type ReadText, readText, textOfBytes } from "../files/read-text.ts";
import { compareText } from "../problems/problem.ts";

/** Where videos are, from the root. */
export const VIDEOS = "public/media";

/** Changes to texts of content/: the new text of each file by path; undefined deletes it. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** The files of content/, each read once: every check sees the same text, even if a file is saved meanwhile. */
export class ContentFiles {
  readonly root: string;
  readonly listed: readonly ListedFile[];
  readonly videoFolder: string;
  readonly #open: (file: string) => ReadText;
  readonly #texts = new Map<string, ReadText>();

  /** @param root the folder that holds content/ */
  constructor(
    root: string,
    listed = listFiles(join(root, "content"), "content/"),
    open = (file: string) => readText(join(root, file)),
  ) {
    this.root = root;
    this.listed = listed;
    this.videoFolder = join(root, VIDEOS);
    this.#open = open;
  }

  read(file: string): ReadText {
    const read = this.#texts.get(file) ?? this.#open(file);
    this.#texts.set(file, read);
    return read;
  }

  /** @returns what content/ would be with some changes, which are not written */
  with(changes: Changes): ContentFiles {
    const added = [...changes].flatMap(([path, text]) => (text === undefined ? [] : [{ path, isFile: true }]));
    const listed = [...this.listed.filter(({ path }) => !changes.has(path)), ...added].sort(byFolders);
    return new ContentFiles(this.root, listed, (file) => {
      const text = changes.get(file);
      return text === undefined ? this.read(file) : textOfBytes(Buffer.from(text));
    });
  }
}

/** The order of `listFiles`: a folder comes before a file whose name starts with the folder's. */
function byFolders(a: ListedFile, b: ListedFile): number {
  return compareText(a.path.replaceAll("/", "\0"), b.path.replaceAll("/", "\0"));
}
