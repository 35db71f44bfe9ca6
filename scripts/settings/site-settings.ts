import { loadEnv } from "vite";
import { type BackendSettings, readBackendSettings } from "../../src/backend/settings.ts";

/** What Vite's commands call the two ways to run the site. */
export type Mode = "production" | "development";

/**
 * Reads the site's settings, as Vite does: from .env files, the more special ones last, and from the environment, which has
 * the last word. Only variables of this prefix are settings; the code that visitors load may know them.
 * @param root the project's folder
 * @returns the settings by name
 */
export function siteSettings(mode: Mode, root = process.cwd()): Record<string, string> {
  return loadEnv(mode, root, "VITE_");
}

/**
 * Reads which backend the site is to be built for.
 * @throws Error in plain words if the values can't be right
 */
export function configuredBackend(mode: Mode): BackendSettings | undefined {
  return readBackendSettings(siteSettings(mode));
}

/**
 * The origins other than the site's own that pages are built to talk to. The security policy names these and no others; whatever
 * else a page is to talk to is added here.
 * @throws Error in plain words if a configured value can't be right
 */
export function connectOrigins(mode: Mode): string[] {
  const backend = configuredBackend(mode);
  return backend ? [new URL(backend.url).origin] : [];
}
