import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The scene behind it at the end of a page: that of the page's heading, in the morning. */
export function callToActionData(context: SectionContext) {
  const hero = context.sections.find(({ section }) => section === "hero");
  return { scene: (hero?.section === "hero" && hero.scene) || drawingOf(context) };
}
