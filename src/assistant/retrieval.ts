import MiniSearch from "minisearch";
import type { Knowledge, Passage } from "./knowledge.ts";
import { Spelling } from "./spelling.ts";
import { plain, Terms } from "./terms.ts";

/** A passage that fits a question. */
export interface Found {
  readonly passage: Passage;
  /** The higher, the better it fits. */
  readonly score: number;
}

/** What was found, best first, and whether the best is an answer. */
export interface Findings {
  readonly isAnswered: boolean;
  readonly found: readonly Found[];
  /** What the question is about, with what it leaves to the questions before it. */
  readonly terms: readonly string[];
}

/** What a question is about: its terms, each with its weight. */
type Query = ReadonlyMap<string, number>;

interface Document {
  readonly id: number;
  /** The passage's place in the knowledge. */
  readonly passage: number;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly ask: string;
}

/** How much it counts where a term stands. */
const BOOST = { ask: 2.2, heading: 2.2, page: 0.9, text: 1 };

/** What is left of the weight of a term that the question before brought in. */
const FADING = 0.55;

/** How much a word counts that had to be mended. */
const MENDED = 0.85;

/** What a passage is worth that covers little of the question, beside one that covers all of it. */
const SHARE = 0.3;

/** The least part of a question, weighed by how rare its words are, that its answer has to cover. */
const COVERED = 0.62;

/** Words by which a question leans on the one before it. */
const LEANING =
  /^(?:and|or|also|what about|how about|what if|ok|so|but|then|is that|does that|same)\b|\b(?:it|that|they|them|those|these|there|one|this|its|both|either|instead|either)\b/;

/** Finds what the site says about a question. */
export class Retrieval {
  readonly #terms: Terms;
  readonly #spelling = new Spelling();
  readonly #passages: readonly Passage[];
  readonly #alternatives: readonly ReadonlySet<string>[];
  readonly #index: MiniSearch<Document>;
  /** In how many passages a term stands. */
  readonly #frequency = new Map<string, number>();

  constructor({ passages, language }: Knowledge) {
    this.#terms = new Terms(language);
    this.#passages = passages;
    this.#alternatives = language.alternatives.map((group) => new Set(group.flatMap((each) => this.#terms.of(each))));
    this.#index = new MiniSearch<Document>({
      fields: ["page", "heading", "text", "ask"],
      storeFields: ["passage"],
      tokenize: (text) => this.#terms.of(text),
      processTerm: (term) => term,
      searchOptions: { boost: BOOST, tokenize: (text) => text.split(" "), bm25: { k: 1.2, b: 0.6, d: 0.4 } },
    });
    this.#learn();
  }

  /**
   * Finds what fits a question.
   * @param question as typed
   * @param earlier the questions before it, oldest first: a follow-up leans on them
   */
  find(question: string, earlier: readonly string[] = []): Findings {
    const query = this.#query(question, earlier);
    const terms = [...query.keys()];
    if (terms.length === 0) return { isAnswered: false, found: [], terms };
    const results = this.#index.search(terms.join(" "), { boostTerm: (term) => query.get(term) ?? 1 });
    const best = new Map<number, { score: number; covered: number }>();
    for (const { passage, score, queryTerms } of results) {
      const covered = this.#weight(queryTerms, query) / this.#weight(terms, query);
      const ranked = score * (SHARE + covered);
      if (ranked > (best.get(passage)?.score ?? 0)) best.set(passage, { score: ranked, covered });
    }
    const found = [...best].sort(([, a], [, b]) => b.score - a.score);
    const [top] = found;
    return {
      isAnswered: top !== undefined && top[1].covered >= COVERED,
      found: found.flatMap(([index, { score }]) =>
        this.#passages[index] ? { passage: this.#passages[index], score } : [],
      ),
      terms,
    };
  }

  #learn(): void {
    const documents = this.#passages.flatMap((passage, index) => documentsOf(passage, index));
    for (const [id, document] of documents.entries()) this.#index.add({ ...document, id });
    for (const passage of this.#passages) {
      const words = documentsOf(passage, 0).flatMap(({ page, heading, text, ask }) =>
        this.#terms.words([page, heading, text, ask].join(" ")),
      );
      for (const word of words) this.#spelling.learn(word);
      for (const term of new Set(words.map((word) => this.#terms.term(word)))) {
        this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
      }
    }
  }

  /** What a question is about: its own words, and those of the question before if it can't stand alone. */
  #query(question: string, earlier: readonly string[]): Query {
    const own = new Map(this.#terms.words(question).map((word) => this.#mended(word)));
    const previous = earlier.at(-1);
    if (previous === undefined || !isLeaning(question, own.size)) return own;
    const replaced = this.#alternatives.filter((group) => [...own.keys()].some((term) => group.has(term)));
    const inherited = [...this.#query(previous, earlier.slice(0, -1))]
      .filter(([term]) => !replaced.some((group) => group.has(term)))
      .map(([term, weight]) => [term, weight * FADING] as const);
    return new Map([...inherited, ...own]);
  }

  #mended(word: string): [term: string, weight: number] {
    const term = this.#terms.term(word);
    if (this.#frequency.has(term)) return [term, 1];
    const known = this.#spelling.correct(word);
    return known === undefined ? [term, 1] : [this.#terms.term(known), MENDED];
  }

  /** The rarer a term, the more it says; one that the site doesn't know says most. */
  #weight(terms: readonly string[], query: Query): number {
    const count = this.#passages.length;
    return terms.reduce((sum, term) => {
      const frequency = this.#frequency.get(term) ?? 0;
      return sum + (query.get(term) ?? 0) * Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
    }, 0);
  }
}

function isLeaning(question: string, terms: number): boolean {
  return terms <= 1 || LEANING.test(plain(question));
}

/** A passage is found by what it says, and by each of the other ways to ask for it. */
function documentsOf({ page, heading, text, items = [], asks = [] }: Passage, passage: number): Omit<Document, "id">[] {
  const own = { passage, page, heading, text: [text, ...items].join("\n"), ask: "" };
  return [own, ...asks.map((ask) => ({ passage, page: "", heading: "", text: "", ask }))];
}
