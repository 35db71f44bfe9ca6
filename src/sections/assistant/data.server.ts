import { assistantOfPage } from "../../assistant/demo-assistant.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The assistant's words and settings. */
export function assistantData({ content }: SectionContext) {
  return { assistant: assistantOfPage(content) };
}
