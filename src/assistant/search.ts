import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";
import { type Asked, namesOf, stemOf } from "./words.ts";

/** What a pair of neighbouring words counts, where a single word counts one. */
const PAIR = 0.35;

/** Added to a question's weight, so that one word of a short question is no perfect match. */
const LEAST = 4;

/** Finds the passages that share words with a question. */
export class PassageSearch {
  readonly #count: number;
  /** The passages that have a word or pair. */
  readonly #places = new Map<string, number[]>();

  constructor(passages: readonly Passage[]) {
    this.#count = passages.length;
    for (const [place, { page, heading, text, items }] of passages.entries()) {
      const names = new Set([page, heading, text, ...items].flatMap((each) => namesOf(plain(each).split(" "))));
      for (const name of names) {
        const places = this.#places.get(name);
        if (places) places.push(place);
        else this.#places.set(name, [place]);
      }
    }
  }

  /** Whether a passage has a word, in some form. */
  has(word: string): boolean {
    return this.#places.has(stemOf(word));
  }

  /** @param words the words of a question, spelt correctly */
  weigh(words: readonly string[]): Asked {
    return new Map(
      namesOf(words).flatMap((name) => {
        const places = this.#places.get(name);
        return places ? [[name, Math.log(1 + this.#count / places.length) * (name.includes(" ") ? PAIR : 1)]] : [];
      }),
    );
  }

  /** @returns for each passage, how much of the question it has, from 0 to about 1 */
  match(asked: Asked): number[] {
    const sums = new Array<number>(this.#count).fill(0);
    let total = LEAST;
    for (const [name, weight] of asked) {
      if (!name.includes(" ")) total += weight;
      for (const place of this.#places.get(name) ?? []) sums[place] = (sums[place] ?? 0) + weight;
    }
    return sums.map((sum) => sum / total);
  }
}
