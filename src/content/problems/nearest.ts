import { distance } from "fastest-levenshtein";

/**
 * Finds the known word that was most likely meant.
 * @returns the nearest word, or undefined if none is near (more than a quarter of its letters differ)
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (!best || best.distance > Math.max(2, Math.ceil(best.candidate.length / 4))) return undefined;
  // Two short names may differ in every letter.
  return best.distance < Math.max(word.length, best.candidate.length) ? best.candidate : undefined;
}

/** Suggests the nearest known word, or lists all of them if none is near. */
export function suggest(word: string, known: readonly string[]): string {
  const match = nearest(word, known);
  if (match !== undefined) return `Did you mean "${match}"?`;
  const more = known.length - MOST_LISTED;
  return more > 0
    ? `Known: ${known.slice(0, MOST_LISTED).join(", ")}, and ${more} more.`
    : `Known: ${known.join(", ")}.`;
}

/** Longer lists are not read. */
const MOST_LISTED = 24;
