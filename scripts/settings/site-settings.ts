import { loadEnv } from "vite";

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
