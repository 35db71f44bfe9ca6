import type { SectionContext } from "../section-context.ts";

/** The labels of an example. */
export function screenData({ content }: SectionContext) {
  return { words: content.one("words").examples };
}
