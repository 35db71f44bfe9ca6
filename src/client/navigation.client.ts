import type { AnyRouter } from "@tanstack/react-router";
import { afterPaint } from "../browser/after-paint.ts";
import { noteOpening } from "../layout/opening.ts";
import { GRAPH_TYPE } from "./page-data-transport.ts";
import { openPartOfPage } from "./part-of-page.client.ts";

/** A change of the router's history. */
interface Change {
  readonly action: { readonly type: string };
  readonly location: { readonly hash: string };
}

/** Smooth to the top on a new path, instantly to the restored position on Back and Forward. */
export function scrollAsSpecified(router: AnyRouter): void {
  router.history.subscribe(({ action, location }: Change) => {
    const isNew = action.type === "PUSH" || action.type === "REPLACE";
    noteOpening({ fromTop: isNew && !location.hash });
    router.options.scrollRestorationBehavior = isNew ? smooth() : "instant";
  });
}

function smooth(): "smooth" | "instant" {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Scrolls the current page to its top, as a link to it asks for. */
export function returnToTop(): void {
  scrollTo({ top: 0, behavior: smooth() });
  announce();
}

/**
 * After a navigation, moves the focus to the new page or target, announces its title, and removes the
 * structured data of the first page. All of it after the paint, which it would delay.
 */
export function announceNavigation(router: AnyRouter): void {
  router.subscribe("onRendered", ({ pathChanged }) => {
    if (!pathChanged) return;
    afterPaint(() => {
      document.querySelector(`script[type="${GRAPH_TYPE}"]`)?.remove();
      announce();
    });
  });
}

function announce(): void {
  focusPart(openPartOfPage() ?? document.querySelector("main"));
  const announcer = document.querySelector("[data-announcer]");
  if (announcer) announcer.textContent = document.title;
}

function focusPart(part: HTMLElement | null): void {
  const control = part?.querySelector<HTMLElement>(":scope > summary") ?? part;
  if (control && control.tabIndex < 0) control.tabIndex = -1;
  control?.focus({ preventScroll: true });
}
