import type { Plugin } from "vite";

/**
 * Checks the setting that makes the site report events.
 * @throws Error in plain words if events would leave the site
 */
export function eventsSetting(): Plugin {
  return {
    name: "events-setting",
    configResolved({ env }) {
      const path: unknown = env["VITE_EVENTS_PATH"];
      if (path && !(typeof path === "string" && /^\/[\w-]+(?:\/[\w-]+)*$/.test(path))) {
        throw new Error(
          `VITE_EVENTS_PATH is "${path}", but must be a path of this site, such as "/events": events go to nobody else. See docs/observability.md.`,
        );
      }
    },
  };
}
