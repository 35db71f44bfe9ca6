import { filesBelow } from "../../src/content/files/find-files.ts";
import { ADMIN_PAGE, adminPolicy } from "./admin-policy.ts";
import { COPY_ENDING } from "./encoding.ts";
import { type FileHeaders, fileHeaders } from "./file-headers.ts";
import { htmlFile } from "./html-file.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { isPublished } from "./site-path.ts";

/** A file that has an address. */
export interface PublishedFile {
  /** Its path in the folder, with a slash at the start. */
  readonly path: string;
  readonly headers: FileHeaders & Partial<SecurityHeaders>;
  /** Whether it has a compressed copy. */
  readonly hasCopy: boolean;
}

/** The files of a built site, looked for once. */
export class PublishedFiles {
  readonly #files: ReadonlyMap<string, PublishedFile>;
  /** The page for unknown addresses, which has no address itself. */
  readonly notFound: PublishedFile;

  /** @param pagePolicy the security policy of pages, which replaces that of all other answers */
  constructor(folder: string, pagePolicy: string) {
    const paths = new Set(filesBelow(folder).map((path) => `/${path}`));
    const policyOf = (page: string) => (page === htmlFile(ADMIN_PAGE) ? adminPolicy("repository") : pagePolicy);
    const describe = (path: string): PublishedFile => ({
      path,
      headers: { ...fileHeaders(path), ...(path.endsWith(".html") && { "content-security-policy": policyOf(path) }) },
      hasCopy: paths.has(path + COPY_ENDING),
    });
    this.#files = new Map([...paths].filter(isPublished).map((path) => [path, describe(path)]));
    this.notFound = describe("/404.html");
  }

  /** @param path a normalized path; pages are found without the end of their file's name */
  find(path: string): PublishedFile | undefined {
    if (!isPublished(path)) return undefined;
    return this.#files.get(path === "/" ? "/index.html" : `${path}.html`) ?? this.#files.get(path);
  }
}
