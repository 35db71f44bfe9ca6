import { loadEnv } from "vite";
import { type BackendSettings, readBackendSettings } from "../src/backend/settings.ts";

/** What Vite's commands call the two ways to run the site. */
export type Mode = "production" | "development";

/**
 * Reads which backend the site is to be built for: from the environment, or from .env files as Vite reads them.
 * @throws Error in plain words if the values can't be right
 */
export function configuredBackend(mode: Mode): BackendSettings | undefined {
  return readBackendSettings(loadEnv(mode, process.cwd(), "VITE_SUPABASE_"));
}
