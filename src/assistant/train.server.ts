import { LEVELS, type PackedModel, packNumber } from "./classifier.ts";
import { FeatureReader, featureOf, type Lexicon } from "./features.ts";
import { variantsOf } from "./variants.server.ts";

/** The wordings of one class. */
export interface TrainingClass {
  readonly wordings: readonly string[];
  /** Sentences of the answer: what is asked often shares words with it. */
  readonly told: readonly string[];
  /** Whether it is asked in the same words by any kind of business. */
  readonly isOfAnyone: boolean;
}

/** Hyperparameters, tuned on held-back wordings and on the sets of content/assistant/evaluation/. */
const TUNING = {
  ...{ epochs: 8, rate: 0.25, decay: 1e-5, dropped: 0.35, weights: 40_500, variant: 0.5, told: 0.15 },
  /** How many wordings a pair of words needs: rarer ones take the room of words, and recognise less. */
  pairs: 20,
  /** After so many epochs, only the weights that are kept are trained on. */
  pruned: 4,
  /** How rare a word is that is learnt at the common pace. */
  rarity: 4.5,
  /** Of more wordings than this, each counts less. */
  wordings: 30,
} as const;

/** Smaller changes than this make no difference. */
const LEAST = 3e-5;

/** The logarithm of so small a ratio to the likeliest that a share counts as none. */
const UNLIKELY = -12;

/** A feature's weights, class by class. */
interface Row {
  readonly feature: number;
  readonly weights: Float32Array;
  /** How many examples of each class have it. */
  readonly support: Float32Array;
  /** How fast it is learnt. */
  readonly pace: number;
  /** The classes whose weights are kept; all until then. */
  kept: readonly number[] | undefined;
}

interface Example {
  readonly rows: readonly Row[];
  readonly target: number;
  readonly weight: number;
}

/** Trains the classifier, deterministically. */
export function train(classes: readonly TrainingClass[], lexicon: Lexicon): PackedModel {
  const random = randomFrom(49);
  const reader = new FeatureReader(lexicon);
  const counts = new Map<string, number>();
  const wordings = classes.flatMap((each) => each.wordings);
  for (const name of wordings.flatMap((wording) => reader.names(wording)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const isTelling = (name: string) => !name.includes(" ") || (counts.get(name) ?? 0) >= TUNING.pairs;
  const rows = new Rows(classes.length, pacesOf(counts, wordings.length));
  const rowsOf = (text: string, target: number) =>
    [...new Set(reader.names(text).filter(isTelling).map(featureOf))].map((feature) => rows.get(feature, target));
  const examples = classes.flatMap((each, target): Example[] => {
    const weight = Math.min(1, Math.sqrt(TUNING.wordings / each.wordings.length));
    return each.wordings.flatMap((wording, index) => [
      { rows: rowsOf(wording, target), target, weight },
      ...variantsOf(wording, each.isOfAnyone, random).map((variant) => ({
        rows: rowsOf(variant, target),
        target,
        weight: weight * TUNING.variant,
      })),
      ...(index === 0 ? each.told : []).map((sentence) => ({
        rows: rowsOf(sentence, target),
        target,
        weight: weight * TUNING.told,
      })),
    ]);
  });
  descend(examples, rows.all, classes.length, random);
  return pack(rows.all);
}

/** The rows of all features that examples have. */
class Rows {
  readonly #classes: number;
  readonly #paces: ReadonlyMap<number, number>;
  readonly #rows = new Map<number, Row>();

  constructor(classes: number, paces: ReadonlyMap<number, number>) {
    this.#classes = classes;
    this.#paces = paces;
  }

  get all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  /** @returns the row of a feature that an example of this class has */
  get(feature: number, target: number): Row {
    const row = this.#rows.get(feature) ?? this.#make(feature);
    row.support[target] = (row.support[target] ?? 0) + 1;
    return row;
  }

  #make(feature: number): Row {
    const [weights, support] = [new Float32Array(this.#classes), new Float32Array(this.#classes)];
    const row = { feature, weights, support, pace: this.#paces.get(feature) ?? 1, kept: undefined };
    this.#rows.set(feature, row);
    return row;
  }
}

/** The rarer a word, the more it says, and the faster it is learnt. */
function pacesOf(counts: ReadonlyMap<string, number>, wordings: number): Map<number, number> {
  const paces = new Map<number, number>();
  for (const [name, count] of counts) {
    const pace = (Math.log(wordings / count) / TUNING.rarity) ** 2;
    const feature = featureOf(name);
    paces.set(feature, Math.min(paces.get(feature) ?? pace, pace));
  }
  return paces;
}

/** Multinomial logistic regression by stochastic gradient descent. */
function descend(examples: Example[], rows: readonly Row[], classes: number, random: () => number): void {
  const shares = new Float32Array(classes);
  for (let epoch = 0; epoch < TUNING.epochs; epoch += 1) {
    shuffle(examples, random);
    const rate = TUNING.rate * (1 - epoch / TUNING.epochs);
    for (const { rows: all, target, weight } of examples) {
      // Each time some are missing, so that no question hangs on one word.
      const present = all.filter(() => random() >= TUNING.dropped);
      score(present, shares);
      const least = LEAST / (rate * weight);
      const changed: number[] = [];
      for (let index = 0; index < classes; index += 1) {
        if (index === target || (shares[index] ?? 0) >= least) changed.push(index);
      }
      shares[target] = (shares[target] ?? 0) - 1;
      for (const { weights, kept = changed, pace } of present) {
        const step = rate * weight * pace;
        for (const index of kept) weights[index] = (weights[index] ?? 0) - step * (shares[index] ?? 0);
      }
    }
    for (const { weights } of rows) scale(weights, 1 - TUNING.decay * rate * examples.length);
    // The last epochs make up for the weights that are left out.
    if (epoch + 1 === TUNING.pruned) prune(rows);
  }
}

/** Keeps the largest weights, of features that their class has, common ones first. */
function prune(rows: readonly Row[]): void {
  const sizes = rows.map(({ weights, support }) => {
    const common = support.reduce((sum, count) => sum + count, 0) ** 0.2;
    return weights.map((weight, index) => ((support[index] ?? 0) > 0 ? Math.abs(weight) * common : 0));
  });
  const sorted = Float32Array.from(sizes.flatMap((row) => [...row].filter(Boolean)))
    .sort()
    .reverse();
  const least = sorted[TUNING.weights] ?? 0;
  for (const [place, row] of rows.entries()) {
    row.kept = [...(sizes[place] ?? [])].flatMap((size, index) => (size > least ? index : []));
    for (const [index, size] of (sizes[place] ?? []).entries()) if (size <= least) row.weights[index] = 0;
  }
}

function scale(numbers: Float32Array, factor: number): void {
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = (numbers[index] ?? 0) * factor;
}

/** Says how likely each class is. */
function score(rows: readonly Row[], shares: Float32Array): void {
  shares.fill(0);
  for (const { weights, kept } of rows) {
    if (kept) for (const index of kept) shares[index] = (shares[index] ?? 0) + (weights[index] ?? 0);
    else
      for (let index = 0; index < shares.length; index += 1)
        shares[index] = (shares[index] ?? 0) + (weights[index] ?? 0);
  }
  let largest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < shares.length; index += 1) largest = Math.max(largest, shares[index] ?? 0);
  let sum = 0;
  for (let index = 0; index < shares.length; index += 1) {
    const below = (shares[index] ?? 0) - largest;
    // Most are so unlikely that they change nothing.
    const power = below < UNLIKELY ? 0 : Math.exp(below);
    shares[index] = power;
    sum += power;
  }
  scale(shares, 1 / sum);
}

/** Writes the weights down, quantised: the classifier is downloaded before the first answer. */
function pack(rows: readonly Row[]): PackedModel {
  const sizes = Float32Array.from(rows.flatMap(({ weights }) => [...weights.map(Math.abs)].filter(Boolean)))
    .sort()
    .reverse();
  // The top percent is clipped, for a finer scale.
  const step = (sizes[Math.floor(sizes.length / 100)] ?? 1) / LEVELS;
  const packed = { features: "", classes: "", levels: "" };
  let lastFeature = -1;
  for (const { feature, weights } of rows.toSorted((one, other) => one.feature - other.feature)) {
    let held = 0;
    let last = -1;
    for (let index = 0; index < weights.length; index += 1) {
      const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round((weights[index] ?? 0) / step)));
      if (level === 0) continue;
      packed.classes += packNumber(index - last - 1);
      packed.levels += String.fromCharCode(97 + LEVELS + level);
      held += 1;
      last = index;
    }
    if (held === 0) continue;
    packed.features += packNumber(feature - lastFeature - 1) + packNumber(held);
    lastFeature = feature;
  }
  return { step: Number(step.toPrecision(4)), ...packed };
}

function shuffle(items: unknown[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/** Seeded random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
