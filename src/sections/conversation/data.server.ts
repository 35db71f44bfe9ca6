import { exampleWords } from "../example-words.server.ts";
import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The labels, and the drawing of the page's industry. */
export function conversationData(context: SectionContext) {
  return { ...exampleWords(context), drawing: drawingOf(context) };
}
