import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COPY_ENDING } from "../../scripts/hosts/encoding.ts";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { localAnonKey } from "../../scripts/local-backend/keys.ts";
import { serve } from "./serve.ts";

/** Two releases of the site, built for a backend, one after the other. Made once a run. */
const releases = {
  first: { folder: "node_modules/.cache/site-with-backend", builtFor: "http://127.0.0.1:54999" },
  next: { folder: "node_modules/.cache/site-with-backend-next", builtFor: "http://127.0.0.1:54998" },
} as const;

/** The name of a release. */
export type Release = keyof typeof releases;

/**
 * Builds a release for a backend, beside the `dist/` that the other tests look at. Nothing listens at the backend's address:
 * every worker puts its own backend's in its place. That address is all that changes from release to release,
 * which is enough to give the scripts other names.
 */
export function buildWithBackend(release: Release): void {
  const { folder, builtFor } = releases[release];
  const env = { ...process.env, VITE_SUPABASE_URL: builtFor, VITE_SUPABASE_ANON_KEY: localAnonKey };
  execFileSync(process.execPath, [VITE, "build", "--outDir", folder], { env, stdio: "pipe" });
}

/** @returns the path of the script that every page of a release names */
export function bootstrapOf(release: Release): string {
  const page = readFileSync(join(releases[release].folder, "index.html"), "utf8");
  return /\/assets\/bootstrap\.client-[^"]*/.exec(page)?.[0] ?? "";
}

/** @returns how many bytes of that script go over the line */
export function sizeOfBootstrap(release: Release): number {
  return statSync(join(releases[release].folder, `${bootstrapOf(release)}${COPY_ENDING}`)).size;
}

/** A site that a worker's tests visit. */
export interface BackendSite {
  readonly origin: string;
  /** Puts a release in the place of what was published before, and takes pages out of it. */
  readonly publish: (release: Release, removed?: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves the site as a good static host would, security policy included, with this backend instead of the one it was built
 * for.
 * @param backendUrl the backend's address
 */
export async function serveWithBackend(backendUrl: string): Promise<BackendSite> {
  const folders: string[] = [];
  const handlerOf = (release: Release, removed: readonly string[]) => {
    const folder = copyFor(backendUrl, release);
    folders.push(folder);
    for (const path of removed)
      for (const copy of ["", COPY_ENDING]) rmSync(join(folder, path + copy), { force: true });
    return createSiteHandler({ root: process.cwd(), folder, connectOrigins: [backendUrl] });
  };
  let handler = handlerOf("first", []);
  const server = await serve((request, response) => handler(request, response));
  const publish: BackendSite["publish"] = (release, removed = []) => {
    handler = handlerOf(release, removed);
  };
  const close = async () => {
    await server.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  };
  return { origin: server.origin, publish, close };
}

function copyFor(backendUrl: string, release: Release): string {
  const { folder: built, builtFor } = releases[release];
  const folder = mkdtempSync(join(tmpdir(), "site-with-backend-"));
  cpSync(built, folder, { recursive: true });
  putBackend(join(folder, "assets"), builtFor, backendUrl);
  return folder;
}

/** Puts the backend's address into the scripts. Their compressed copies, which still have the other one, are taken away. */
function putBackend(folder: string, builtFor: string, backendUrl: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    const file = join(folder, name);
    const script = readFileSync(file, "utf8");
    if (!script.includes(builtFor)) continue;
    writeFileSync(file, script.replaceAll(builtFor, backendUrl));
    rmSync(file + COPY_ENDING, { force: true });
  }
}
