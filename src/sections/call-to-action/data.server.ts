import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The scene behind it at the end of a page. */
export function callToActionData(context: SectionContext) {
  return { drawing: drawingOf(context) };
}
