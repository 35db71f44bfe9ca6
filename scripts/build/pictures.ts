import type { Content } from "../../src/content/content.server.ts";
import type { BlobCache } from "../blob-cache.ts";
import { codeVersion } from "../code-version.ts";
import { PICTURE_SOURCES, pictures } from "../pictures.ts";
import type { Output } from "./output.ts";

interface PicturesOptions {
  readonly content: Content;
  /** The project's folder. */
  readonly root: string;
  readonly cache: BlobCache;
  readonly output: Output;
}

/** Writes the drawn pictures. */
export async function writePictures({ content, root, cache, output }: PicturesOptions): Promise<void> {
  const version = codeVersion(root, PICTURE_SOURCES);
  for (const [address, { key, draw, isSlow }] of pictures(content)) {
    const fullKey = `picture ${version} ${key}`;
    await output.put(`picture ${address}`, fullKey, async () => [
      [address, isSlow ? await cache.get(fullKey, async () => Buffer.from(await draw())) : await draw()],
    ]);
  }
}
