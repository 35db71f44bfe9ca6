import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";
import type { Site } from "../../src/content/site.ts";
import type { BlobCache } from "../blob-cache.ts";
import { codeVersion } from "../code-version.ts";
import { configuredBackend } from "../configured-backend.ts";
import { siteSettings } from "../site-settings.ts";
import { WITHOUT_BACKEND } from "../vite/backend-plugin.ts";
import { freeMemory } from "./free-memory.ts";

/** Everything that has a say in the code's builds, apart from the environment and the facts around every page. */
const SOURCES = ["src/**/*", "schemas/**/*", "scripts/**/*", "vite.config.ts", "tsconfig.json"];

/** Built files by their path from the folder they were built into, in base64. */
const builtFiles = z.record(z.string(), z.string());
const builtCode = z.object({ client: builtFiles, server: builtFiles });

/** The code of the site as Vite builds it. */
export interface BuiltCode {
  /** Changes with everything that has a say in the code. */
  readonly version: string;
  readonly client: ReadonlyMap<string, Buffer>;
  readonly server: ReadonlyMap<string, Buffer>;
}

interface CodeOptions {
  /** The project's folder. */
  readonly root: string;
  readonly cache: BlobCache;
  /** The facts around every page, which are part of the code. */
  readonly site: Site;
}

/**
 * Rolldown's threads each keep memory of their own, and most of the time is spent in JavaScript. Its allocator (mimalloc) asks for pages
 * of two megabytes, of which it uses little: the system clears them all, which takes half a second, and they count as used.
 */
const BUNDLER_SETTINGS = { ROLLDOWN_WORKER_THREADS: "1", MIMALLOC_ALLOW_THP: "0" };

/** Builds the browser's and the server's code, unless that was done before with the same sources, settings and versions. */
export async function buildCode({ root, cache, site }: CodeOptions): Promise<BuiltCode> {
  const settings = siteSettings("production", root);
  const version = JSON.stringify([codeVersion(root, SOURCES), Object.entries(settings).sort(), site]);
  const key = `code ${version}`;
  const stored = cache.read(key);
  // The bundler would say so itself.
  if (stored && !configuredBackend("production")) console.warn(WITHOUT_BACKEND);
  const { client, server } = stored
    ? builtCode.parse(JSON.parse(stored.toString()))
    : await bundle(root, settings, site);
  if (!stored) cache.write(key, Buffer.from(JSON.stringify({ client, server })));
  return { version, client: decoded(client), server: decoded(server) };
}

function decoded(files: Readonly<Record<string, string>>): Map<string, Buffer> {
  return new Map(Object.entries(files).map(([path, data]) => [path, Buffer.from(data, "base64")]));
}

async function bundle(root: string, settings: object, site: Site): Promise<z.infer<typeof builtCode>> {
  const folder = await mkdtemp(join(root, "node_modules/.cache/site/building-"));
  try {
    freeMemory();
    const bundler = spawn(process.execPath, [join(import.meta.dirname, "bundle.ts"), folder], {
      cwd: root,
      env: { ...process.env, ...settings, ...BUNDLER_SETTINGS },
      stdio: ["pipe", "inherit", "inherit"],
    });
    bundler.stdin.end(JSON.stringify(site));
    const [exitCode] = await once(bundler, "close");
    if (exitCode !== 0) throw new Error("The bundler's message stands above.");
    return { client: await encoded(join(folder, "client")), server: await encoded(join(folder, "server")) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function encoded(folder: string): Promise<Record<string, string>> {
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const paths = items.map((item) => join(item.parentPath, item.name)).sort();
  const files = paths.map(async (path) => [relative(folder, path), await readFile(path, "base64")] as const);
  return Object.fromEntries(await Promise.all(files));
}
