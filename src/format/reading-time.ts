/** Silent reading speed of adults in English: 238 (Brysbaert 2019, a meta-analysis of 190 studies). */
const WORDS_PER_MINUTE = 238;

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
