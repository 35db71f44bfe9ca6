import type { SectionContext } from "../section-context.ts";

/** The labels of its columns. */
export function calculationData({ content }: SectionContext) {
  return { words: content.one("words").calculation };
}
