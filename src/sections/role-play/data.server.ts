import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The conversations in the section's order, and the words around them. */
export function rolePlayData({ plays }: SectionOf<"role-play">, { content }: SectionContext) {
  const { rolePlay, examples } = content.one("words");
  return { plays: listed(content, "role-plays", plays), words: { ...rolePlay, example: examples.example } };
}
