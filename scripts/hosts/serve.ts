/**
 * Serves dist/ as a good static host would, on http://localhost:4173 (the environment variable PORT overrides).
 * Usage: npm run serve, with the same backend configured as for the build: the security policy names it.
 * With VITE_EVENTS_PATH set, as for the build, the events that pages send are printed.
 */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { exitOnError } from "../lib/exit-on-error.ts";
import { freePortFromEnv } from "../lib/port.ts";
import { connectOrigins, siteSettings } from "../settings/site-settings.ts";
import { createSiteHandler } from "./handler.ts";
import { receiveEvents } from "./receive-events.ts";

const root = process.cwd();
const folder = join(root, "dist");
const port = await exitOnError("serve", () => freePortFromEnv(4173));

if (!existsSync(join(folder, "index.html"))) {
  console.error("serve: there is no dist/ yet. Run npm run build first.");
  process.exit(1);
}

const origins = await exitOnError("serve", () => connectOrigins("production"));
const site = createSiteHandler({ root, folder, connectOrigins: origins });
const eventsPath = siteSettings("production", root)["VITE_EVENTS_PATH"];
const server = createServer(eventsPath ? receiveEvents(eventsPath, site, console.log) : site);
server.listen(port, () => console.log(`The site is on http://localhost:${port}`));
