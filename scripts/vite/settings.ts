/** Checks the values that a build is given from outside, and says so if the site is built without a backend. */
import type { Plugin } from "vite";
import { readBackendSettings } from "../../src/backend/settings.ts";

/** What a build without a backend says. */
const WITHOUT_BACKEND =
  "Built without a backend: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set. Staff can't sign in, and forms can't be sent; the pages say so. See docs/backend.md.";

/** The plugin. */
export function settings(): Plugin {
  return {
    name: "settings",
    configResolved({ env, command, logger }) {
      checkEventsPath(env["VITE_EVENTS_PATH"]);
      if (!readBackendSettings(env) && command === "build") logger.warn(WITHOUT_BACKEND);
    },
  };
}

/** @throws Error in plain words if events would leave the site */
function checkEventsPath(path: unknown): void {
  if (!path || (typeof path === "string" && /^\/[\w-]+(?:\/[\w-]+)*$/.test(path))) return;
  throw new Error(
    `VITE_EVENTS_PATH is "${path}", but must be a path of this site, such as "/events": events go to this site only. See docs/observability.md.`,
  );
}
