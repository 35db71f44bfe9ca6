import { LEVELS, type PackedModel, packGap } from "./classifier.ts";
import { FEATURES, FeatureReader, type Lexicon } from "./features.ts";

/** What is asked for one thing. */
export interface TrainingClass {
  readonly wordings: readonly string[];
}

/** Numbers that were chosen on questions that are in no file here. */
const TUNING = { epochs: 14, rate: 0.25, decay: 1e-5, weights: 44_000, slips: 0.5 } as const;

interface Example {
  readonly features: readonly number[];
  readonly target: number;
  readonly weight: number;
}

/** Trains the classifier: the same wordings give the same bytes. */
export function train(classes: readonly TrainingClass[], lexicon: Lexicon): PackedModel {
  const random = randomFrom(49);
  const reader = new FeatureReader(lexicon);
  const examples = classes.flatMap(({ wordings }, target) =>
    wordings.flatMap((wording): Example[] => [
      { features: reader.read(wording), target, weight: 1 },
      { features: reader.read(withSlip(wording, random)), target, weight: TUNING.slips },
    ]),
  );
  return pack(descend(examples, classes.length, random), classes.length);
}

/** Multinomial logistic regression by stochastic gradient descent. */
function descend(examples: Example[], classes: number, random: () => number): Float32Array {
  const weights = new Float32Array(FEATURES * classes);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < TUNING.epochs; epoch += 1) {
    shuffle(examples, random);
    const rate = TUNING.rate * (1 - epoch / TUNING.epochs);
    for (const example of examples) learn(example, weights, scores, rate);
    const kept = 1 - TUNING.decay * rate * examples.length;
    for (let index = 0; index < weights.length; index += 1) weights[index] = (weights[index] ?? 0) * kept;
  }
  return weights;
}

function learn({ features, target, weight }: Example, weights: Float32Array, scores: Float64Array, rate: number): void {
  const classes = scores.length;
  scores.fill(0);
  for (const feature of features) {
    const start = feature * classes;
    for (let index = 0; index < classes; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[start + index] ?? 0);
  }
  const largest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < classes; index += 1) {
    const power = Math.exp((scores[index] ?? 0) - largest);
    scores[index] = power;
    sum += power;
  }
  for (let index = 0; index < classes; index += 1) {
    scores[index] = rate * weight * ((index === target ? 1 : 0) - (scores[index] ?? 0) / sum);
  }
  for (const feature of features) {
    const start = feature * classes;
    for (let index = 0; index < classes; index += 1)
      weights[start + index] = (weights[start + index] ?? 0) + (scores[index] ?? 0);
  }
}

/** Keeps the largest weights, in few sizes: the classifier is fetched before the first answer. */
function pack(weights: Float32Array, classes: number): PackedModel {
  const sizes = weights.map(Math.abs).filter(Boolean).sort().reverse();
  const count = Math.min(TUNING.weights, sizes.length);
  const least = sizes[count] ?? 0;
  // One in a hundred is cut to the largest level, so that the others are told apart.
  const step = (sizes[Math.floor(count / 100)] ?? 1) / LEVELS;
  let gaps = "";
  let levels = "";
  let last = -1;
  for (let place = 0; place < FEATURES * classes; place += 1) {
    const weight = weights[place] ?? 0;
    const level = Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / step)));
    if (Math.abs(weight) <= least || level === 0) continue;
    gaps += packGap(place - last - 1);
    levels += String.fromCharCode(97 + LEVELS + level);
    last = place;
  }
  return { step: Number(step.toPrecision(4)), gaps, levels };
}

/** One slip of the finger in a longer word: two letters turned, one left out, or one doubled. */
function withSlip(text: string, random: () => number): string {
  const words = text.split(" ");
  const long = words.flatMap((word, index) => (word.length > 4 ? [index] : []));
  const at = long[Math.floor(random() * long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return text;
  const place = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
  const slips = [
    `${before}${next}${here}${after}`,
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
  ];
  words[at] = slips[Math.floor(random() * slips.length)] ?? word;
  return words.join(" ");
}

function shuffle(items: unknown[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/** The same numbers each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
