import type { AnyRouter } from "@tanstack/react-router";
import { afterPaint } from "./after-paint.ts";

/**
 * Calls back each time another page has taken the shown one's place and is painted: whatever waits for that can't hold the paint up (decision 92).
 * @param callBack is given the page's address
 * @returns ends it
 */
export function onPageShown(router: AnyRouter, callBack: (address: string) => void): () => void {
  return router.subscribe("onRendered", ({ pathChanged, toLocation }) => {
    if (pathChanged) afterPaint(() => callBack(toLocation.pathname));
  });
}
