/** A trained classifier as text: the gaps between its weights, class by class, and their sizes. */
export interface PackedModel {
  /** What the smallest weight counts. */
  readonly step: number;
  /** One character for each gap; a run of "~" adds to the next one. */
  readonly gaps: string;
  /** One character for each weight, from "a" for the most negative. */
  readonly levels: string;
}

/** How large a weight can be on either side of none. */
export const LEVELS = 7;

/** Where the characters of gaps begin, and how much one can say at most. */
const FIRST = 35;
const LARGEST = 126 - FIRST;

/** A class with its likelihood. */
export interface Guess {
  readonly index: number;
  readonly share: number;
}

/** Says what a question is about. */
export class Classifier {
  readonly #classes: number;
  readonly #weights = new Map<number, [index: number, weight: number][]>();

  constructor({ step, gaps, levels }: PackedModel, classes: number) {
    this.#classes = classes;
    let place = -1;
    let gap = 0;
    let at = 0;
    for (let index = 0; index < gaps.length; index += 1) {
      const part = gaps.charCodeAt(index) - FIRST;
      gap += part;
      if (part === LARGEST) continue;
      place += gap + 1;
      gap = 0;
      const feature = Math.floor(place / classes);
      const weights = this.#weights.get(feature) ?? [];
      weights.push([place % classes, (levels.charCodeAt(at) - 97 - LEVELS) * step]);
      this.#weights.set(feature, weights);
      at += 1;
    }
  }

  /** @returns what a question with these features may be about, the likeliest first */
  guess(features: readonly number[]): Guess[] {
    const scores = new Float64Array(this.#classes);
    for (const feature of features) {
      for (const [index, weight] of this.#weights.get(feature) ?? []) scores[index] = (scores[index] ?? 0) + weight;
    }
    const largest = Math.max(...scores);
    const powers = [...scores].map((score) => Math.exp(score - largest));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power, index) => ({ index, share: power / sum })).sort((a, b) => b.share - a.share);
  }
}

/** Writes a gap as characters. */
export function packGap(gap: number): string {
  return (
    String.fromCharCode(FIRST + LARGEST).repeat(Math.floor(gap / LARGEST)) +
    String.fromCharCode(FIRST + (gap % LARGEST))
  );
}
