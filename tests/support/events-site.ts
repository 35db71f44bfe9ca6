import { execFileSync } from "node:child_process";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { receiveEvents } from "../../scripts/hosts/receive-events.ts";
import { PLACEHOLDER, placeholderSettings } from "../../scripts/local-backend/placeholder.ts";
import { serve } from "./serve.ts";

/** A build with the optional parts: events and editing screens. Made once per run. */
export const BUILT = "node_modules/.cache/site-with-events";

/** The events path of that build. */
export const EVENTS_PATH = "/events";

/** The repository of its editing screens. */
export const REPOSITORY = "company/website";

/** Builds the site with events and editing screens, beside the `dist/` of other tests. */
export function buildWithEvents(): void {
  const env = { ...process.env, ...placeholderSettings, VITE_EVENTS_PATH: EVENTS_PATH, CMS_REPOSITORY: REPOSITORY };
  execFileSync(process.execPath, [VITE, "build", "--outDir", BUILT], { env, stdio: "pipe" });
}

/** Serves it, with the receiver of the repository. */
export async function serveWithEvents() {
  const lines: string[] = [];
  const site = createSiteHandler({ root: process.cwd(), folder: BUILT, connectOrigins: [PLACEHOLDER] });
  const { origin, close } = await serve(receiveEvents(EVENTS_PATH, site, (line) => lines.push(line)));
  return { origin, lines, close };
}
