/** A trained classifier as text: for each feature its weights, class by class. */
export interface PackedModel {
  /** The value of one quantisation step. */
  readonly step: number;
  /** The gap before each feature that has weights, and how many it has. */
  readonly features: string;
  /** The gap before each of its classes. */
  readonly classes: string;
  /** One character per weight, from "a" for the most negative. */
  readonly levels: string;
}

/** Quantisation levels on either side of zero. */
export const LEVELS = 7;

/** Where the characters of numbers begin, and how much one can say at most; a run of the largest adds to the next one. */
const FIRST = 35;
const LARGEST = 126 - FIRST;

/** The model that train.server.ts packed, unpacked once. */
export class Classifier {
  readonly #classes: number;
  readonly #weights = new Map<number, [index: number, weight: number][]>();

  constructor({ step, features, classes, levels }: PackedModel, count: number) {
    this.#classes = count;
    const gaps = unpackNumbers(classes);
    const heads = unpackNumbers(features);
    let feature = -1;
    let at = 0;
    for (let head = 0; head < heads.length; head += 2) {
      feature += (heads[head] ?? 0) + 1;
      const end = at + (heads[head + 1] ?? 0);
      const weights: [index: number, weight: number][] = [];
      for (let index = -1; at < end; at += 1) {
        index += (gaps[at] ?? 0) + 1;
        weights.push([index, (levels.charCodeAt(at) - 97 - LEVELS) * step]);
      }
      this.#weights.set(feature, weights);
    }
  }

  /** @returns how likely each class is for a question with these features; together they are one */
  shares(features: readonly number[]): number[] {
    const scores = new Array<number>(this.#classes).fill(0);
    for (const feature of features) {
      for (const [index, weight] of this.#weights.get(feature) ?? []) scores[index] = (scores[index] ?? 0) + weight;
    }
    const largest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - largest));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  }
}

/** Writes a number as characters. */
export function packNumber(number: number): string {
  return (
    String.fromCharCode(FIRST + LARGEST).repeat(Math.floor(number / LARGEST)) +
    String.fromCharCode(FIRST + (number % LARGEST))
  );
}

function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const part = text.charCodeAt(index) - FIRST;
    sum += part;
    if (part === LARGEST) continue;
    numbers.push(sum);
    sum = 0;
  }
  return numbers;
}
