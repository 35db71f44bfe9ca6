import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { localAnonKey } from "../local-backend/keys.ts";
import { createSiteHandler } from "../serve/handler.ts";

const FOLDER = "node_modules/.cache/site-for-gallery";

/** The backend that the pictured site is built for. Nothing listens there: each picture brings its own answers. */
export const BACKEND = "http://127.0.0.1:54998";

/** A site to take pictures of. */
export interface GallerySite {
  readonly origin: string;
  readonly close: () => void;
}

/** Builds the site as visitors get it, with forms that can be sent, and serves it. */
export function serveSite(root: string): GallerySite {
  const env = { ...process.env, VITE_SUPABASE_URL: BACKEND, VITE_SUPABASE_ANON_KEY: localAnonKey };
  execFileSync(process.execPath, ["scripts/build.ts", "--out", FOLDER], { env, cwd: root, stdio: "pipe" });
  const handler = createSiteHandler({ root, folder: join(root, FOLDER), connectOrigins: [BACKEND] });
  const server = createServer(handler).listen(0);
  const listening = server.address();
  const port = typeof listening === "object" ? listening?.port : undefined;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
