import type { AnyRouter } from "@tanstack/react-router";
import { forgetPageFiles } from "./page-files.client.ts";

/** In the dev server, shows an edit in content/ in the open page. Does nothing in a build. */
export function keepContentFresh(router: AnyRouter): void {
  import.meta.hot?.on("content:changed", () => {
    forgetPageFiles();
    void router.invalidate();
  });
}
