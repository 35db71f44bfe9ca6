import type { Prose } from "./prose.server.ts";

/** Steps in which places in a text are counted: a small correction leaves its picture as it was. */
const STEPS = 50;

const wordsIn = (blocks: readonly string[]) => blocks.reduce((sum, block) => sum + block.split(" ").length, 0);

/**
 * @param prose what is known of a text
 * @returns where in the text each of its parts begins, 0 to 1: the headings of the second level, which its table of
 *   contents lists
 */
export function partsOf(prose: Pick<Prose, "headings" | "sections"> | undefined): number[] {
  const beginnings = new Set(prose?.headings.filter(({ depth }) => depth === 2).map(({ id }) => id));
  const parts: number[] = [];
  let words = 0;
  for (const { id, blocks } of prose?.sections ?? []) {
    if (id !== undefined && beginnings.has(id)) parts.push(words);
    words += wordsIn(blocks);
  }
  return parts.map((before) => Math.round((STEPS * before) / Math.max(1, words)) / STEPS);
}
