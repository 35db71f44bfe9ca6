import { dawnOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The scene that is behind it where the page ends with it. */
export function callToActionData(context: SectionContext) {
  return { dawn: dawnOf(context) };
}
