import { distance } from "fastest-levenshtein";

/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/** Corrects typos to words of the site. */
export class Spelling {
  /** Counts by first letter, which is never the mistake. */
  readonly #words = new Map<string, Map<string, number>>();

  /** Learns a word that is on the site. */
  learn(word: string): void {
    const start = word.slice(0, 1);
    const counts = this.#words.get(start) ?? new Map<string, number>();
    this.#words.set(start, counts.set(word, (counts.get(word) ?? 0) + 1));
  }

  /** @returns the known word that is meant; undefined if none is near enough. */
  correct(word: string): string | undefined {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    let best: { readonly word: string; readonly cost: number } | undefined;
    for (const [known, count] of this.#words.get(word.slice(0, 1)) ?? []) {
      const cost = costOf(word, known);
      // Prefers the more frequent of equally near words.
      if (cost !== undefined && (!best || cost - count / 1e4 < best.cost))
        best = { word: known, cost: cost - count / 1e4 };
    }
    return best?.word;
  }
}

/** The edit distance of two words; undefined if too far. */
function costOf(typed: string, known: string): number | undefined {
  if (Math.abs(typed.length - known.length) > 2 || known.length < SHORTEST) return undefined;
  const most = typed.length < 8 ? 1 : 2;
  const apart = distance(typed, known);
  if (apart <= most) return apart;
  return apart === 2 && isTurned(typed, known) ? 1 : undefined;
}

/** Transposed letters are a single mistake. */
function isTurned(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join("") === [...other].sort().join("");
}
