import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { PLACEHOLDER, placeholderSettings } from "../local-backend/placeholder.ts";
import { createSiteHandler } from "./handler.ts";

/** Vite's command. */
export const VITE = "node_modules/vite/bin/vite.js";

const FOLDER = "node_modules/.cache/local-site";

/** A site to look at and to measure. */
export interface LocalSite {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Builds the site as visitors get it, with forms that can be sent, and leaves `dist/` alone, which may be about to be published.
 * @returns the folder of the built site
 */
export function buildLocalSite(root: string): string {
  const env = { ...process.env, ...placeholderSettings };
  execFileSync(process.execPath, [VITE, "build", "--outDir", FOLDER], { env, cwd: root, stdio: "pipe" });
  return join(root, FOLDER);
}

/** Serves a folder that `buildLocalSite` has built, on a port that is free. */
export function serveLocalSite(root: string, folder: string): LocalSite {
  const server = createServer(createSiteHandler({ root, folder, connectOrigins: [PLACEHOLDER] })).listen(0);
  const listening = server.address();
  const port = typeof listening === "object" ? listening?.port : undefined;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, close };
}
