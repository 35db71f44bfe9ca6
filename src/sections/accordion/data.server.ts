import type { SectionContext } from "../section-context.ts";

/** The labels of its controls. */
export function accordionData({ content }: SectionContext) {
  return { words: content.one("words").accordion };
}
