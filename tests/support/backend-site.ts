import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COPY_ENDING } from "../../scripts/hosts/encoding.ts";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { PLACEHOLDER } from "../../scripts/local-backend/placeholder.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import { serve } from "./serve.ts";

/** The releases: the build, and the same with renamed scripts, as after any change of them. */
type Release = "first" | "next";

/** A script's name with its hash, except libraries, which keep their names across releases. */
const SCRIPT = /(?<![\w.-])(?!dist-|react-|rolldown-runtime-)([\w.-]+-[\w-]{4})[\w-]{4}\.js/g;

const nextNames = (text: string) => text.replace(SCRIPT, "$1next.js");

/** @returns the path of the script that every page of a release has */
export function bootstrapOf(release: Release): string {
  const page = readFileSync("dist/index.html", "utf8");
  const path = /\/assets\/bootstrap\.client-[^"]*/.exec(page)?.[0] ?? "";
  return release === "next" ? nextNames(path) : path;
}

/** A site that a worker's tests visit. */
export interface BackendSite {
  readonly origin: string;
  /** Replaces the published release, optionally without some pages. */
  readonly publish: (release: Release, removed?: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site like a good static host, security policy included, with another backend than it was built
 * for.
 * @param backendUrl the backend's address
 */
export async function serveWithBackend(backendUrl: string): Promise<BackendSite> {
  const folders: string[] = [];
  const handlerOf = (release: Release, removed: readonly string[]) => {
    const folder = copyWithBackend(backendUrl, { release });
    folders.push(folder);
    for (const path of removed)
      for (const copy of ["", COPY_ENDING]) rmSync(join(folder, path + copy), { force: true });
    return createSiteHandler({ root: process.cwd(), folder, connectOrigins: [backendUrl] });
  };
  const whole: Partial<Record<Release, ReturnType<typeof handlerOf>>> = {};
  const wholeOf = (release: Release) => (whole[release] ??= handlerOf(release, []));
  let handler = wholeOf("first");
  const server = await serve((request, response) => handler(request, response));
  const publish: BackendSite["publish"] = (release, removed = []) => {
    handler = removed.length > 0 ? handlerOf(release, removed) : wholeOf(release);
  };
  const close = async () => {
    await server.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  };
  return { origin: server.origin, publish, close };
}

/** @returns the folder of a copy of a built site that talks to a backend, for the caller to delete */
export function copyWithBackend(
  backendUrl: string,
  { from = "dist", release = "first" }: { readonly from?: string; readonly release?: Release } = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), "site-with-backend-"));
  cpSync(from, folder, { recursive: true });
  const hasBackend = rewrite(folder, /\.js$/, (text) => text.replaceAll(PLACEHOLDER, backendUrl));
  if (!hasBackend) throw new Error("Tests need what npm run test:build makes.");
  if (release === "next") {
    rewrite(folder, /\.(?:html|js|json)$/, nextNames);
    const assets = join(folder, "assets");
    for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, nextNames(name)));
  }
  return folder;
}

/** Changes the texts of files, and deletes their outdated compressed copies. @returns whether any was changed */
function rewrite(folder: string, names: RegExp, change: (text: string) => string): boolean {
  const files = filesBelow(folder).filter((name) => names.test(name));
  const changed = files.filter((name) => {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    if (change(text) === text) return false;
    writeFileSync(file, change(text));
    rmSync(file + COPY_ENDING, { force: true });
    return true;
  });
  return changed.length > 0;
}
