import type { SectionContext } from "../section-context.ts";

/** Gets what the speakers are called. */
export function conversationData(_section: object, { content }: SectionContext) {
  return { words: content.one("words").examples };
}
