/** Finds the built files that pages name, in the list that Vite makes of them. */
import type { Manifest } from "vite";

/** What pages load at first. */
export const BOOTSTRAP = "src/client/bootstrap.client.ts";

/** What takes a page over. */
export const APPLICATION = "src/client/application.client.tsx";

/** The built files that pages name. */
export interface Assets {
  /** Fonts that the first paint needs, without those of rare letters. */
  readonly fonts: readonly string[];
  readonly bootstrap: string;
  /** The application's entry and what it imports. */
  readonly application: readonly [entry: string, ...imports: string[]];
}

/** A font, but those of rare letters (src/theme/fonts.css.ts). */
const FONT = /^assets\/(?!.+-further-).+\.woff2$/;

/**
 * Reads from Vite's list which files pages name.
 * @param manifest the list
 */
export function readAssets(manifest: Manifest): Assets {
  const files = Object.values(manifest);
  const application = chunkOf(manifest, APPLICATION);
  // Every page has a script element for the bootstrap.
  const imported = (application.imports ?? []).filter((name) => name !== BOOTSTRAP);
  return {
    fonts: [
      ...new Set(files.flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]).filter((file) => FONT.test(file))),
    ]
      .sort()
      .map(absolute),
    bootstrap: absolute(chunkOf(manifest, BOOTSTRAP).file),
    application: [absolute(application.file), ...imported.map((name) => absolute(chunkOf(manifest, name).file))],
  };
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} was not built.`);
  return chunk;
}

const absolute = (file: string) => `/${file}`;
