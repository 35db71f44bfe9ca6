import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** What Vite's commands call the two ways to run the site. */
export type Mode = "production" | "development";

/** Only these variables are settings of the site; the code that visitors load may know them. */
const PREFIX = "VITE_";

/**
 * Reads the site's settings: from .env files, the more special ones last, and from the environment, which has the last
 * word. Vite does the same; asking Vite would load all of it, a third of a second, where nothing else needs it.
 * @param root the project's folder
 * @returns the settings by name
 */
export function siteSettings(mode: Mode, root = process.cwd()): Record<string, string> {
  const files = [".env", ".env.local", `.env.${mode}`, `.env.${mode}.local`].map((name) => join(root, name));
  const written = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, "utf8")));
  const all = Object.entries<string | undefined>(Object.assign({}, ...written, process.env));
  return Object.fromEntries(
    all.flatMap(([name, value]) => (name.startsWith(PREFIX) && value !== undefined ? [[name, value]] : [])),
  );
}
