import type { Plugin } from "vite";
import { readBackendSettings } from "../../src/backend/settings.ts";

/** What a build without a backend says. */
export const WITHOUT_BACKEND =
  "Built without a backend: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set. Staff can't sign in, and forms can't be sent; the pages say so. See docs/backend.md.";

/** Checks the two values that tie the site to its backend, and says so once if it is built without. */
export function backendSettings(): Plugin {
  return {
    name: "backend-settings",
    configResolved({ env, command, build, logger }) {
      if (readBackendSettings(env) || command !== "build" || build.ssr) return;
      logger.warn(WITHOUT_BACKEND);
    },
  };
}
