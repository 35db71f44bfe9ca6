import type { SectionContext } from "../section-context.ts";

/** The names of the products that points are about. */
export function pointsData({ content }: SectionContext) {
  return { channels: content.one("words").channels };
}
