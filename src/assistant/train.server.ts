import { LEVELS, type PackedModel, packNumber } from "./classifier.ts";
import { FEATURES, FeatureReader, featureOf, type Lexicon } from "./features.ts";
import { variantsOf } from "./variants.server.ts";

/** The wordings of one class. */
export interface TrainingClass {
  readonly wordings: readonly string[];
  /** Whether it is asked in the same words by any kind of business. */
  readonly isOfAnyone: boolean;
}

/** Hyperparameters, tuned on held-back wordings and on the sets of content/assistant/evaluation/. */
const TUNING = {
  ...{ epochs: 8, rate: 0.25, decay: 1e-5, dropped: 0.35, weights: 44_000, variant: 0.5 },
  /** How rare a word is that is learnt at the common pace. */
  rarity: 4.5,
  /** Of more wordings than this, each counts less. */
  wordings: 30,
} as const;

/** Smaller changes than this make no difference. */
const LEAST = 3e-5;

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
    return each.wordings.flatMap((wording) => [
      { features: featuresOf(wording), target, weight },
      ...variantsOf(wording, each.isOfAnyone, random).map((variant) => ({
        features: featuresOf(variant),
        target,
        weight: weight * TUNING.variant,
      })),
    ]);
  });
  return pack(descend(examples, classes.length, pacesOf(counts, wordings.length), random), classes.length);
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

/** Multinomial logistic regression by stochastic gradient descent. */
function descend(examples: Example[], classes: number, paces: Float32Array, random: () => number): Float32Array {
  const weights = new Float32Array(FEATURES * classes);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < TUNING.epochs; epoch += 1) {
    shuffle(examples, random);
    const rate = TUNING.rate * (1 - epoch / TUNING.epochs);
    for (const { features, target, weight } of examples) {
      // Each time some are missing, so that no question hangs on one word.
      const present = features.filter(() => random() >= TUNING.dropped);
      score(present, weights, scores);
      for (let index = 0; index < classes; index += 1) {
        const change = rate * weight * ((index === target ? 1 : 0) - (scores[index] ?? 0));
        if (Math.abs(change) < LEAST) continue;
        for (const feature of present) {
          const place = feature * classes + index;
          weights[place] = (weights[place] ?? 0) + change * (paces[feature] ?? 1);
        }
      }
    }
    const kept = 1 - TUNING.decay * rate * examples.length;
    for (let index = 0; index < weights.length; index += 1) weights[index] = (weights[index] ?? 0) * kept;
  }
  return weights;
}

/** Says how likely each class is. */
function score(features: readonly number[], weights: Float32Array, scores: Float64Array): void {
  const classes = scores.length;
  scores.fill(0);
  for (const feature of features) {
    const start = feature * classes;
    for (let index = 0; index < classes; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[start + index] ?? 0);
  }
  const largest = scores.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < classes; index += 1) {
    const power = Math.exp((scores[index] ?? 0) - largest);
    scores[index] = power;
    sum += power;
  }
  for (let index = 0; index < classes; index += 1) scores[index] = (scores[index] ?? 0) / sum;
}

/** Keeps the largest weights, quantised: the classifier is downloaded before the first answer. */
function pack(weights: Float32Array, classes: number): PackedModel {
  const sizes = weights.map(Math.abs).filter(Boolean).sort().reverse();
  const count = Math.min(TUNING.weights, sizes.length);
  const least = sizes[count] ?? 0;
  // The top percent is clipped, for a finer scale.
  const step = (sizes[Math.floor(count / 100)] ?? 1) / LEVELS;
  const packed = { features: "", classes: "", levels: "" };
  let lastFeature = -1;
  for (let feature = 0; feature < FEATURES; feature += 1) {
    let held = 0;
    let last = -1;
    for (let index = 0; index < classes; index += 1) {
      const weight = weights[feature * classes + index] ?? 0;
      const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / step)));
      if (Math.abs(weight) <= least || level === 0) continue;
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
