/** Replaces Vite's helper for `import()` by a short one: with Vite's, the bootstrap would be over its budget (tests/budgets.json). */
import type { Plugin } from "vite";

/** The helper through which Vite lets every `import()` of the browser's code go. */
const HELPER_ID = /^\0vite\/preload-helper\.js$/;

/** Tells the page when a file is gone (decision 51), as Vite's own helper does. */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/** The plugin. Vite's helper also fetches files and styles in advance, of which this build names none: pages name what they need themselves. */
export function importHelper(): Plugin {
  return {
    name: "import-helper",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: HELPER_ID }, handler: () => HELPER },
  };
}
