import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localAnonKey } from "../../scripts/local-backend/keys.ts";
import { createSiteHandler } from "../../scripts/serve/handler.ts";

/** The site, built for a backend. Made once a run. */
const BUILT = "node_modules/.cache/site-with-backend";

/** The backend's address in that build, where nothing listens. Every worker puts its own backend's in its place. */
const BUILT_FOR = "http://127.0.0.1:54999";

/** Builds the site for a backend, beside the `dist/` that the other tests look at. */
export function buildWithBackend(): void {
  const env = { ...process.env, VITE_SUPABASE_URL: BUILT_FOR, VITE_SUPABASE_ANON_KEY: localAnonKey };
  execFileSync(process.execPath, ["scripts/build.ts", "--out", BUILT], { env, stdio: "pipe" });
}

/** A site that a worker's tests visit. */
export interface BackendSite {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves the site as a good static host would, security policy included, with this backend instead of the one it was built
 * for.
 * @param backendUrl the backend's address
 */
export async function serveWithBackend(backendUrl: string): Promise<BackendSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-with-backend-"));
  cpSync(BUILT, folder, { recursive: true });
  putBackend(join(folder, "assets"), backendUrl);
  const server = createServer(createSiteHandler({ root: process.cwd(), folder, backendOrigin: backendUrl }));
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  };
  return { origin: `http://localhost:${await listen(server)}`, close };
}

/** Puts the backend's address into the scripts. Their compressed copies, which still have the other one, are taken away. */
function putBackend(folder: string, backendUrl: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    const file = join(folder, name);
    const script = readFileSync(file, "utf8");
    if (!script.includes(BUILT_FOR)) continue;
    writeFileSync(file, script.replaceAll(BUILT_FOR, backendUrl));
    for (const copy of [".br", ".gz"]) rmSync(file + copy, { force: true });
  }
}

/** Starts a server. @returns the port, any free one */
export async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, resolve);
  await promise;
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The site's server has no port.");
  return address.port;
}
