import { LEVELS, type PackedModel, packNumber } from "./classifier.ts";
import { FEATURES, FeatureReader, featureOf, type Lexicon } from "./features.ts";
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
  ...{ epochs: 8, rate: 0.25, decay: 1e-5, dropped: 0.35, weights: 38_000, variant: 0.5, told: 0.15 },
  /** After so many epochs, only the weights that are kept are trained on. */
  pruned: 4,
  /** How rare a word is that is learnt at the common pace. */
  rarity: 4.5,
  /** Of more wordings than this, each counts less. */
  wordings: 30,
} as const;

/** Smaller changes than this make no difference. */
const LEAST = 3e-5;

/** By feature, then by class. */
type Weights = Map<number, Float32Array>;

interface Example {
  readonly features: readonly number[];
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
  // A pair of words that one wording alone has says nothing of others.
  const isTelling = (name: string) => !name.includes(" ") || (counts.get(name) ?? 0) > 1;
  const featuresOf = (text: string) => [...new Set(reader.names(text).filter(isTelling).map(featureOf))];
  const examples = classes.flatMap((each, target): Example[] => {
    const weight = Math.min(1, Math.sqrt(TUNING.wordings / each.wordings.length));
    return each.wordings.flatMap((wording, index) => [
      { features: featuresOf(wording), target, weight },
      ...variantsOf(wording, each.isOfAnyone, random).map((variant) => ({
        features: featuresOf(variant),
        target,
        weight: weight * TUNING.variant,
      })),
      ...(index === 0 ? each.told : []).map((sentence) => ({
        features: featuresOf(sentence),
        target,
        weight: weight * TUNING.told,
      })),
    ]);
  });
  return pack(descend(examples, classes.length, pacesOf(counts, wordings.length), random));
}

/** The rarer a word, the more it says, and the faster it is learnt. */
function pacesOf(counts: ReadonlyMap<string, number>, wordings: number): Float32Array {
  const paces = new Float32Array(FEATURES);
  for (const [name, count] of counts) {
    const pace = (Math.log(wordings / count) / TUNING.rarity) ** 2;
    const feature = featureOf(name);
    const other = paces[feature];
    paces[feature] = other ? Math.min(other, pace) : pace;
  }
  return paces.map((pace) => pace || 1);
}

/** Multinomial logistic regression by stochastic gradient descent. @returns for each feature the weights of all classes */
function descend(examples: Example[], classes: number, paces: Float32Array, random: () => number): Weights {
  const weights: Weights = new Map();
  for (const { features } of examples) {
    for (const feature of features) if (!weights.has(feature)) weights.set(feature, new Float32Array(classes));
  }
  const shares = new Float32Array(classes);
  const support = supportOf(examples, classes);
  let kept: Weights | undefined;
  for (let epoch = 0; epoch < TUNING.epochs; epoch += 1) {
    shuffle(examples, random);
    const rate = TUNING.rate * (1 - epoch / TUNING.epochs);
    for (const { features, target, weight } of examples) {
      // Each time some are missing, so that no question hangs on one word.
      const present = features.filter(() => random() >= TUNING.dropped);
      score(present, weights, shares);
      const changed: number[] = [target];
      for (let index = 0; index < classes; index += 1) {
        if (index !== target && rate * weight * (shares[index] ?? 0) >= LEAST) changed.push(index);
      }
      for (const feature of present) {
        const row = weights.get(feature) ?? shares;
        const pace = rate * weight * (paces[feature] ?? 1);
        for (const index of changed) {
          row[index] = (row[index] ?? 0) + pace * ((index === target ? 1 : 0) - (shares[index] ?? 0));
        }
      }
    }
    for (const row of weights.values()) scale(row, 1 - TUNING.decay * rate * examples.length);
    // The last epochs make up for the weights that are left out.
    if (epoch + 1 >= TUNING.pruned) {
      kept ??= largestOf(weights, support);
      for (const [feature, row] of weights) mask(row, kept.get(feature));
    }
  }
  return weights;
}

/** How many examples of each class have a feature. */
function supportOf(examples: readonly Example[], classes: number): Weights {
  const support: Weights = new Map();
  for (const { features, target } of examples) {
    for (const feature of features) {
      const row = support.get(feature) ?? new Float32Array(classes);
      row[target] = (row[target] ?? 0) + 1;
      support.set(feature, row);
    }
  }
  return support;
}

/** @returns one for each of the largest weights, of features that their class has, common ones first; else zero */
function largestOf(weights: Weights, support: Weights): Weights {
  const sizes: Weights = new Map();
  for (const [feature, row] of weights) {
    const counts = support.get(feature) ?? row;
    const weight = counts.reduce((sum, count) => sum + count, 0) ** 0.2;
    sizes.set(
      feature,
      row.map((each, index) => ((counts[index] ?? 0) > 0 ? Math.abs(each) * weight : 0)),
    );
  }
  const sorted = Float32Array.from([...sizes.values()].flatMap((row) => [...row].filter(Boolean)))
    .sort()
    .reverse();
  const least = sorted[TUNING.weights] ?? 0;
  for (const [feature, row] of sizes) {
    sizes.set(
      feature,
      row.map((size) => (size > least ? 1 : 0)),
    );
  }
  return sizes;
}

function mask(row: Float32Array, kept: Float32Array | undefined): void {
  for (let index = 0; index < row.length; index += 1) row[index] = (row[index] ?? 0) * (kept?.[index] ?? 0);
}

function scale(row: Float32Array, factor: number): void {
  for (let index = 0; index < row.length; index += 1) row[index] = (row[index] ?? 0) * factor;
}

/** Says how likely each class is. */
function score(features: readonly number[], weights: Weights, shares: Float32Array): void {
  shares.fill(0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row)
      for (let index = 0; index < row.length; index += 1) shares[index] = (shares[index] ?? 0) + (row[index] ?? 0);
  }
  let largest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < shares.length; index += 1) largest = Math.max(largest, shares[index] ?? 0);
  let sum = 0;
  for (let index = 0; index < shares.length; index += 1) {
    const power = Math.exp((shares[index] ?? 0) - largest);
    shares[index] = power;
    sum += power;
  }
  scale(shares, 1 / sum);
}

/** Writes the weights down, quantised: the classifier is downloaded before the first answer. */
function pack(weights: Weights): PackedModel {
  const sizes = Float32Array.from([...weights.values()].flatMap((row) => [...row.map(Math.abs)].filter(Boolean)))
    .sort()
    .reverse();
  // The top percent is clipped, for a finer scale.
  const step = (sizes[Math.floor(sizes.length / 100)] ?? 1) / LEVELS;
  const packed = { features: "", classes: "", levels: "" };
  let lastFeature = -1;
  for (const [feature, row] of [...weights].sort(([one], [other]) => one - other)) {
    let held = 0;
    let last = -1;
    for (let index = 0; index < row.length; index += 1) {
      const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round((row[index] ?? 0) / step)));
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
