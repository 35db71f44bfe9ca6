import type { Plugin } from "vite";

const INSERTED_STYLE = /^__insertCSS\(".*"\);$/m;
const SWIPE = "const SWIPE_THRESHOLD = 45;";

/**
 * Fits the toast library to this site. It would insert its styles into the page by script, which the security policy
 * forbids; they are loaded as a file instead (src/forms/toast.client.tsx). And it would dismiss a message after a swipe of 45 px, where 20
 * are specified and the library has no setting.
 */
export function sonnerFitted(): Plugin {
  return {
    name: "sonner-fitted",
    enforce: "pre",
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return undefined;
      if (!INSERTED_STYLE.test(code) || !code.includes(SWIPE)) {
        throw new Error("sonner has changed: scripts/vite/sonner.ts no longer finds what it has to fit.");
      }
      return { code: code.replace(INSERTED_STYLE, "").replace(SWIPE, "const SWIPE_THRESHOLD = 20;"), map: null };
    },
  };
}
