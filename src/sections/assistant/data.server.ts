import type { Content } from "../../content/load/content.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets what the assistant says, and where its answers come from. */
export function assistantOfPage(content: Content) {
  const { facts: _facts, ...words } = content.one("assistant");
  return { words, settings: content.one("assistant-settings") };
}

/** Gets the assistant. */
export function assistantData(_section: object, { content }: SectionContext) {
  return { assistant: assistantOfPage(content) };
}
