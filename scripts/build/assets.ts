import { createHash } from "node:crypto";
import type { Manifest } from "vite";
import { reachable } from "../reachable.ts";
import type { InlineStyles } from "../serve/inline-styles.ts";
import { PAGE_STYLES, type PageStyles } from "../vite/page-styles.ts";
import type { BuiltCode } from "./code.ts";
import type { Output } from "./output.ts";

/** The built files that pages name. */
export interface Assets {
  /**
   * The styles of each route's pages, by the route's id. They stand in the pages: a page that has to fetch them paints a third
   * later (decision 70).
   */
  readonly styles: Readonly<Record<string, InlineStyles>>;
  /** Fonts that the first paint needs, without those of rare letters. */
  readonly fonts: readonly string[];
  readonly bootstrap: string;
  /** The application's entry and what it imports. */
  readonly application: readonly [entry: string, ...imports: string[]];
  /**
   * What the route of an address fetches beside the application, if it is no part of that. Pages name all of it, or the
   * files would be asked for one after another, as each says which is next.
   */
  readonly further: Readonly<Record<string, readonly string[]>>;
}

const BOOTSTRAP = "src/client/bootstrap.client.ts";
const APPLICATION = "src/client/application.client.tsx";

/** A font, but those of rare letters (src/theme/fonts.css.ts). */
const FONT = /^assets\/(?!.+-further-).+\.woff2$/;

/** A route whose component is a file of its own. */
const LAZY_ROUTE = /^src\/routes(\/.*)\.lazy\.tsx$/;

/** Vite's lists of what it built, which are not published. */
const LISTS = ".vite/";
const MANIFEST = `${LISTS}manifest.json`;

/** Reads from the build's lists which files pages name. */
export function readAssets(client: BuiltCode["client"]): Assets {
  const manifest: Manifest = JSON.parse(client.get(MANIFEST)?.toString() ?? "{}");
  const files = Object.values(manifest);
  const application = chunkOf(manifest, APPLICATION);
  // The bootstrap stands on every page by itself.
  const imported = (application.imports ?? []).filter((name) => name !== BOOTSTRAP);
  return {
    styles: readStyles(client),
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

function readStyles(client: BuiltCode["client"]): Assets["styles"] {
  const { file, ofRoutes }: PageStyles = JSON.parse(client.get(PAGE_STYLES)?.toString() ?? "");
  return Object.fromEntries(Object.entries(ofRoutes).map(([route, text]) => [route, { path: absolute(file), text }]));
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} was not built.`);
  return chunk;
}

/** @returns for the address of each route that is no part of the application, which files it may need */
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

/** Writes the browser's code. */
export async function writeClient(client: BuiltCode["client"], output: Output): Promise<void> {
  for (const [path, data] of client) {
    if (path.startsWith(LISTS)) continue;
    const key = createHash("sha256").update(data).digest("hex");
    await output.put(`asset ${path}`, key, () => [[absolute(path), data]]);
  }
}
