/** Gives numbers from 0 (included) to 1 (excluded), always the same ones for the same seed. */
export type Random = () => number;

/**
 * A small seeded generator (FNV-1a into mulberry32): whole-number arithmetic, hence the same on every machine.
 *
 * @param seed any text
 * @returns the generator
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Picks one entry of a list.
 *
 * @param random the generator
 * @param list at least one entry
 * @returns the entry
 */
export function pick<Entry>(random: Random, list: readonly [Entry, ...Entry[]]): Entry {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
