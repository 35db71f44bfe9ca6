/** Starts the stand-in for the hosted backend together with the dev server, unless a backend is configured. */
import type { Plugin } from "vite";
import { ensureBackend } from "../local-backend/ensure-backend.ts";

/** The dev server's port unless another is asked for. */
export const DEV_PORT = 5173;

/** The plugin. It comes first: Vite reads the environment after this, and finds the address of the stand-in there. */
export function localBackend(): Plugin {
  return {
    name: "local-backend",
    apply: "serve",
    async config({ server }) {
      // By now this is the port of vite.config.ts, or the one of the command line.
      await ensureBackend("development", server?.port ?? DEV_PORT);
    },
  };
}
