import { Classifier } from "./classifier.ts";
import { FeatureReader } from "./features.ts";
import type { Knowledge, KnownIntent } from "./knowledge.ts";
import { askingParts, sentencesOf } from "./parts.ts";
import { Subjects } from "./subject.ts";

/** What a question may be taken for, and how likely that is. */
export interface Candidate {
  readonly intent: KnownIntent;
  readonly share: number;
}

/** From this share a question is clear by itself. */
const CLEAR = 0.5;

/** Recognises what is asked. */
export class Recognition {
  readonly #knowledge: Knowledge;
  readonly #reader: FeatureReader;
  readonly #classifier: Classifier;
  readonly #subjects: Subjects;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#reader = new FeatureReader(knowledge.lexicon);
    this.#classifier = new Classifier(knowledge.model, knowledge.intents.length);
    this.#subjects = new Subjects(knowledge.language.alternatives);
  }

  /** @returns the words of a question, with corrected spelling */
  words(text: string): string {
    return this.#reader.words(text).join(" ");
  }

  /** Earlier questions are corrected too: a subject may be misspelt. */
  complete(question: string, earlier: readonly string[]): string {
    return this.#subjects.complete(
      question,
      earlier.map((each) => this.words(each)),
    );
  }

  /** @returns what a question may be taken for, but for danger, the likeliest first */
  rank(question: string, earlier: readonly string[] = []): Candidate[] {
    const complete = this.complete(question, earlier);
    const asMeant = this.#sharesOfParts(complete);
    // Where only a subject was added, the question may be clearer without it.
    const isLonger = complete !== question && complete.startsWith(question);
    const alone = isLonger ? this.#sharesOfParts(question) : asMeant;
    const shares = Math.max(...alone) > Math.max(...asMeant) ? alone : asMeant;
    const before = earlier.at(-1);
    // What says little by itself goes on with what was asked before.
    const isUnclear = before !== undefined && Math.max(...shares) < CLEAR;
    const together = isUnclear ? this.#shares(`${before} ${question}`) : shares;
    return this.#sorted(shares.map((share, index) => (share + (together[index] ?? 0)) / 2));
  }

  /** How likely the visitor is in danger, by the whole question and each sentence of it. */
  risksOf(question: string): number[] {
    const { intents } = this.#knowledge;
    return [question, ...sentencesOf(question)].map((text) =>
      this.#shares(text).reduce((sum, share, index) => sum + (intents[index]?.computed === "danger" ? share : 0), 0),
    );
  }

  #sorted(shares: readonly number[]): Candidate[] {
    const { intents } = this.#knowledge;
    return intents
      .map((intent, index) => ({ intent, share: shares[index] ?? 0 }))
      .filter(({ intent }) => intent.computed !== "danger")
      .sort((a, b) => b.share - a.share);
  }

  /** In a long question, what is asked counts as much as the rest. */
  #sharesOfParts(text: string): number[] {
    const whole = this.#shares(text);
    const parts = askingParts(text).map((part) => this.#shares(part));
    if (parts.length === 0) return whole;
    const meanAt = (index: number) => parts.reduce((sum, shares) => sum + (shares[index] ?? 0), 0) / parts.length;
    return whole.map((share, index) => (share + meanAt(index)) / 2);
  }

  #shares(text: string): number[] {
    return this.#classifier.shares(this.#reader.read(text));
  }
}
