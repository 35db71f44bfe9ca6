import type { Plugin } from "vite";

/** The helper through which Vite lets every `import()` of the browser's code go. */
const HELPER_ID = /^\0vite\/preload-helper\.js$/;

/** Tells the page when a file is gone (decision 51), as Vite's own helper does. */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/**
 * Puts a short helper in the place of Vite's, a fifth of the one script that pages which are read begin with. Vite's also fetches files
 * and styles in advance, of which this build never names any: it has one style sheet, and pages name what they need themselves.
 */
export function importHelper(): Plugin {
  return { name: "import-helper", enforce: "pre", load: { filter: { id: HELPER_ID }, handler: () => HELPER } };
}
