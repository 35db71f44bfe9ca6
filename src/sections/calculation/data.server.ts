import type { SectionContext } from "../section-context.ts";

/** Gets the heads of the table. */
export function calculationData(_section: object, { content }: SectionContext) {
  return { words: content.one("words").calculation };
}
