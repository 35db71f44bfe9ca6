import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { build as viteBuild } from "vite";
import { z } from "zod";
import type { Site } from "../../src/content/site.ts";
import type { BlobCache } from "../blob-cache.ts";
import { codeVersion } from "../code-version.ts";
import { configuredBackend } from "../configured-backend.ts";
import { WITHOUT_BACKEND } from "../vite/backend-plugin.ts";
import { knownSite } from "../vite/content-plugin.ts";
import { BUNDLED_LICENCES } from "./licences.ts";

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

/** Builds the browser's and the server's code, unless that was done before with the same sources, settings and versions. */
export async function buildCode({ root, cache, site }: CodeOptions): Promise<BuiltCode> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const version = JSON.stringify([codeVersion(root, SOURCES), dotenvFiles(root), settings.sort(), site]);
  const key = `code ${version}`;
  const stored = cache.read(key);
  // Vite would say so itself.
  if (stored && !configuredBackend("production")) console.warn(WITHOUT_BACKEND);
  const { client, server } = stored ? builtCode.parse(JSON.parse(stored.toString())) : await runVite(root, site);
  if (!stored) cache.write(key, Buffer.from(JSON.stringify({ client, server })));
  return { version, client: decoded(client), server: decoded(server) };
}

/** Vite reads settings from these too. */
function dotenvFiles(root: string): string[] {
  const names = readdirSync(root).filter((name) => name.startsWith(".env"));
  return names.map((name) => `${name} ${readFileSync(join(root, name), "utf8")}`);
}

function decoded(files: Readonly<Record<string, string>>): Map<string, Buffer> {
  return new Map(Object.entries(files).map(([path, data]) => [path, Buffer.from(data, "base64")]));
}

async function runVite(root: string, site: Site): Promise<z.infer<typeof builtCode>> {
  const folder = await mkdtemp(join(root, "node_modules/.cache/site/building-"));
  try {
    const [clientFolder, serverFolder] = [join(folder, "client"), join(folder, "server")];
    const shared = { logLevel: "warn" as const, publicDir: false as const, plugins: [knownSite(site)] };
    await viteBuild({
      ...shared,
      build: { outDir: clientFolder, emptyOutDir: true, license: { fileName: BUNDLED_LICENCES } },
    });
    await viteBuild({
      ...shared,
      build: { outDir: serverFolder, ssr: "src/entry.server.tsx", manifest: false, emptyOutDir: true },
    });
    return { client: await encoded(clientFolder), server: await encoded(serverFolder) };
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
