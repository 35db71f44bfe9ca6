import type { Content } from "../content/entries/content.server.ts";

/** Gets what the assistant says, and where its answers come from. */
export function assistantOfPage(content: Content) {
  const { facts: _facts, ...words } = content.one("assistant");
  return { words, settings: content.one("assistant-settings") };
}
