/** Starts the stand-in for the hosted backend beside the dev server, unless a backend is configured. */
import type { Plugin } from "vite";
import { ensureBackend } from "../local-backend/ensure-backend.ts";

/**
 * The plugin. It comes first, since what Vite knows of the environment is what it finds there after this.
 * @param port the dev server's
 */
export function localBackend(port: number): Plugin {
  return {
    name: "local-backend",
    apply: "serve",
    async config() {
      if (!process.env["VITEST"]) await ensureBackend("development", port);
    },
  };
}
