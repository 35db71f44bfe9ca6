/** Replaces Vite's helper for `import()` by a short one: with Vite's, the bootstrap would be over its budget (tests/budgets.json). */
import type { Plugin } from "vite";

/** Vite's helper around every `import()` in the browser. */
const HELPER_ID = /^\0vite\/preload-helper\.js$/;

/** Tells the page if a file is gone (decision 51), like Vite's own helper. */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/** The plugin. Vite's helper also preloads files and styles, which this build doesn't use: pages name what they need themselves. */
export function importHelper(): Plugin {
  return {
    name: "import-helper",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: HELPER_ID }, handler: () => HELPER },
  };
}
