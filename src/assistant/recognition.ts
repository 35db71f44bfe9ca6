import { Classifier } from "./classifier.ts";
import { FeatureReader } from "./features.ts";
import type { Knowledge, KnownIntent } from "./knowledge.ts";
import { askingParts, sentencesOf } from "./parts.ts";
import { plain } from "./plain.ts";
import { PassageSearch } from "./search.ts";
import { Subjects } from "./subject.ts";
import type { Asked } from "./words.ts";

/** What a question may be taken for, and how likely that is. */
export interface Candidate {
  readonly intent: KnownIntent;
  readonly share: number;
  /** The same with what its passages have of the question's words. The likeliest has the highest. */
  readonly score: number;
  /** The passage that has most of them. */
  readonly place: number | undefined;
}

/** What makes up a score. */
const SCORE = {
  /** Shares count as their logarithms: from each of these on, smaller ones make little difference. */
  shares: [
    { weight: 0.8, least: 1e-2 },
    { weight: 0.3, least: 1e-5 },
  ],
  match: 5,
  /** What the first passage of an intent is ahead of its others. */
  first: 0.12,
  /** What words of the question before count. */
  before: 0.3,
  /** What a passage on the page that answers the question before is ahead of those on others. */
  page: 1.2,
} as const;

/** From this share a question is clear by itself. */
const CLEAR = 0.5;

/** Finds the intents that a question may mean, with a share and a score of each. */
export class Recognition {
  readonly #knowledge: Knowledge;
  readonly #reader: FeatureReader;
  readonly #classifier: Classifier;
  readonly #subjects: Subjects;
  readonly #search: PassageSearch;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#reader = new FeatureReader(knowledge.lexicon);
    this.#classifier = new Classifier(knowledge.model, knowledge.intents.length);
    this.#subjects = new Subjects(knowledge.language.alternatives);
    this.#search = new PassageSearch(knowledge.passages);
  }

  /** @returns the words of a question, with corrected spelling */
  words(text: string): string {
    return this.#reader.words(text).join(" ");
  }

  /** The words of a question that passages have. */
  asked(question: string): Asked {
    const words = plain(question).split(" ");
    return this.#search.weigh(words.flatMap((word) => (this.#search.has(word) ? word : this.#reader.words(word))));
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
    const matches = this.#search.match(this.asked(complete));
    const earlierMatches = before === undefined ? [] : this.#search.match(this.asked(before));
    return this.#sorted(
      shares.map((share, index) => (share + (together[index] ?? 0)) / 2),
      matches.map((match, place) => match + SCORE.before * (earlierMatches[place] ?? 0)),
      before === undefined || !this.#subjects.isLeaning(question)
        ? undefined
        : this.#pageOf(before, earlier.slice(0, -1)),
    );
  }

  /** How likely the visitor is in danger, by the whole question and each sentence of it. */
  risksOf(question: string): number[] {
    const { intents } = this.#knowledge;
    return [question, ...sentencesOf(question)].map((text) =>
      this.#shares(text).reduce((sum, share, index) => sum + (intents[index]?.computed === "danger" ? share : 0), 0),
    );
  }

  /** The page that answers a question best. */
  #pageOf(question: string, earlier: readonly string[]): string | undefined {
    const place = this.rank(question, earlier)[0]?.place;
    return place === undefined ? undefined : this.#pageAt(place);
  }

  #pageAt(place: number): string | undefined {
    return this.#knowledge.passages[place]?.href.replace(/#.*/, "");
  }

  #sorted(shares: readonly number[], matches: readonly number[], page: string | undefined): Candidate[] {
    return this.#knowledge.intents
      .flatMap((intent, index) => {
        if (intent.computed === "danger") return [];
        const share = shares[index] ?? 0;
        const [best] = intent.passages
          .map((place, rank) => ({ place, match: (matches[place] ?? 0) + (rank === 0 ? SCORE.first : 0) }))
          .sort((a, b) => b.match - a.match);
        const likelihood = SCORE.shares.reduce((sum, { weight, least }) => sum + weight * Math.log(share + least), 0);
        const isOnPage = page !== undefined && best !== undefined && this.#pageAt(best.place) === page;
        const score = likelihood + SCORE.match * (best?.match ?? SCORE.first) + (isOnPage ? SCORE.page : 0);
        return { intent, share, score, place: best?.place };
      })
      .sort((a, b) => b.score - a.score);
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
