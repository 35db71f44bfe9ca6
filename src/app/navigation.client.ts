import type { AnyRouter } from "@tanstack/react-router";
import { onPageShown } from "./on-page-shown.ts";
import { noteOpening } from "./opening.ts";
import { GRAPH_TYPE } from "./page-data-transport.ts";

/** Takes away what the document tells search engines once another page is shown: it would be untrue. */
export function forgetFirstPage(router: AnyRouter): void {
  router.subscribe("onRendered", ({ pathChanged }) => {
    if (pathChanged) document.querySelector(`script[type="${GRAPH_TYPE}"]`)?.remove();
  });
}

/** What the router's history says of a change. */
interface Change {
  readonly action: { readonly type: string };
  readonly location: { readonly hash: string };
}

/** Smooth to the top on a new path, at once to the restored position on Back and Forward. */
export function scrollAsSpecified(router: AnyRouter): void {
  router.history.subscribe(({ action, location }: Change) => {
    const isNew = action.type === "PUSH" || action.type === "REPLACE";
    noteOpening({ fromTop: isNew && !location.hash });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    router.options.scrollRestorationBehavior = isNew && !still ? "smooth" : "instant";
  });
}

/** After a navigation, moves focus to the new page's content and says its title, as a new document would. */
export function announceNavigation(router: AnyRouter): void {
  onPageShown(router, announce);
}

function announce(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  const announcer = document.getElementById("announcer");
  if (announcer) announcer.textContent = document.title;
}
