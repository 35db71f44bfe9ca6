import type { SectionContext } from "../section-context.ts";

/** Gets the words before the day of the last check. */
export function accordionData(_section: object, { content }: SectionContext) {
  return { words: content.one("words").accordion };
}
