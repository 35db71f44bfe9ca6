import type { ProseHeading } from "./metadata.ts";

/** Steps in which places in a text are counted: a small correction leaves its picture as it was. */
const STEPS = 50;

/**
 * @param headings those of a text
 * @returns where in the text each of its parts begins, 0 to 1: the headings of the second level, which its table of
 *   contents lists
 */
export function partsOf(headings: readonly Pick<ProseHeading, "depth" | "at">[] = []): number[] {
  return headings.filter(({ depth }) => depth === 2).map(({ at }) => Math.round(STEPS * at) / STEPS);
}
