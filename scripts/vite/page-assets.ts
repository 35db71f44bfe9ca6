/** Finds the built files that pages name, in the list that Vite makes of them. */
import type { Manifest } from "vite";
import { reachable } from "./reachable.ts";

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
  /**
   * What the route of an address fetches besides the application, if it isn't part of that. Pages name all of it, or the
   * files would be asked for one after another, as each says which is next.
   */
  readonly further: Readonly<Record<string, readonly string[]>>;
}

/** A font, but those of rare letters (src/theme/fonts.css.ts). */
const FONT = /^assets\/(?!.+-further-).+\.woff2$/;

/** A route whose component is a file of its own. */
const LAZY_ROUTE = /^src\/routes(\/.*)\.lazy\.tsx$/;

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
    further: Object.fromEntries(lazyRoutes(manifest)),
  };
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} was not built.`);
  return chunk;
}

/** @returns for the address of each route that isn't part of the application, which files it may need */
function lazyRoutes(manifest: Manifest): [address: string, files: string[]][] {
  const application = reachable(APPLICATION, (name) => chunkOf(manifest, name).imports ?? []);
  const everyImport = (name: string) => {
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, name);
    return [...imports, ...dynamicImports];
  };
  return Object.keys(manifest).flatMap((source): [string, string[]][] => {
    const [, address] = LAZY_ROUTE.exec(source) ?? [];
    if (address === undefined) return [];
    const further = reachable(source, everyImport, (name) => application.has(name));
    return [[address, [...further].map((name) => absolute(chunkOf(manifest, name).file))]];
  });
}

const absolute = (file: string) => `/${file}`;
