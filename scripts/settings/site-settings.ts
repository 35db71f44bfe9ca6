import { loadEnv } from "vite";
import { type BackendSettings, readBackendSettings } from "../../src/backend/settings.ts";

/** Vite's names of the two modes. */
export type Mode = "production" | "development";

/**
 * Reads the site's settings like Vite: from .env files, the more specific ones last, and from the environment, which
 * wins. Only variables with this prefix are settings; client code may contain them.
 * @param root the project's folder
 * @returns the settings by name
 */
export function siteSettings(mode: Mode, root = process.cwd()): Record<string, string> {
  return loadEnv(mode, root, "VITE_");
}

/**
 * Reads the backend's settings for a build.
 * @throws Error in plain words if the values are invalid
 */
export function configuredBackend(mode: Mode): BackendSettings | undefined {
  return readBackendSettings(siteSettings(mode));
}

/**
 * The origins other than the site's own that pages connect to, for the security policy. Add others here.
 * @throws Error in plain words if a configured value is invalid
 */
export function connectOrigins(mode: Mode): string[] {
  const backend = configuredBackend(mode);
  return backend ? [new URL(backend.url).origin] : [];
}
