import type { SectionContext } from "../section-context.ts";

/** Gets what the products are called. */
export function pointsData(_section: object, { content }: SectionContext) {
  return { channels: content.one("words").channels };
}
