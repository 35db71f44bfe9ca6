import MiniSearch, { type SearchResult } from "minisearch";
import type { Language, Passage } from "./knowledge.ts";
import { Spelling } from "./spelling.ts";
import { plain, Terms } from "./terms.ts";

/** A passage that fits a question. */
export interface Found {
  readonly passage: Passage;
  /** The paragraph that fits best. */
  readonly block: number;
  /** Whether it is worth naming beside an answer, or in place of one. */
  readonly isNear: boolean;
}

/** What was found, best first, and whether the best is an answer. */
export interface Findings {
  readonly isAnswered: boolean;
  readonly found: readonly Found[];
}

/** What a question is about: its terms, each with its weight. */
type Query = ReadonlyMap<string, number>;

interface Document {
  readonly id: number;
  /** The passage's place in the knowledge. */
  readonly passage: number;
  readonly block: number;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly ask: string;
}

interface Candidate {
  readonly block: number;
  readonly score: number;
  /** What it says of what is asked: the terms that are in headings or in other ways to ask, and those in the text alone. */
  readonly named: ReadonlySet<string>;
  readonly inText: ReadonlySet<string>;
  /** How alike the question is to one that content lists, from 0 to 1. */
  readonly worded: number;
}

/** Numbers that were chosen by the questions of the set "tuning". */
const TUNING = {
  /** How much it counts where a term occurs. */
  boost: { ask: 1.6, heading: 1.8, page: 0.9, text: 1 },
  /** What is left of the weight of a term that the question before brought in. */
  fading: 0.55,
  /** What a term counts that is in the text alone, and in no heading. */
  inText: 0.55,
  /** How much it helps if the question is worded as one that content lists. */
  worded: 1.6,
  /** What words such as "who" and "where" count in that. */
  small: 0.25,
  /** The least part of a question that a passage has to cover to be named beside the answer. */
  near: 0.45,
  /** How alike a question has to be to one that content lists, to be answered whatever it covers. */
  likeness: 0.7,
  /** The least part of a question that its answer has to cover. */
  covered: 0.62,
};

/** Words by which a question leans on the one before it. */
const LEANING =
  /^(?:and|or|also|what about|how about|what if|ok|so|but|then|is that|does that|same)\b|\b(?:it|that|they|them|those|these|there|one|its|both|either|instead)\b/;

/** Finds what the site says about a question. */
export class Retrieval {
  readonly #terms: Terms;
  readonly #spelling = new Spelling();
  readonly #passages: Passage[] = [];
  readonly #alternatives: readonly ReadonlySet<string>[];
  readonly #index: MiniSearch<Document>;
  readonly #documents: Document[] = [];
  /** In how many passages a term occurs. */
  readonly #frequency = new Map<string, number>();

  /** Knows nothing yet: it has to learn passages. */
  constructor(language: Language) {
    this.#terms = new Terms(language);
    this.#alternatives = language.alternatives.map((group) => new Set(group.flatMap((each) => this.#terms.of(each))));
    this.#index = new MiniSearch<Document>({
      fields: ["page", "heading", "text", "ask"],
      tokenize: (text) => this.#terms.of(text),
      processTerm: (term) => term,
      searchOptions: { boost: TUNING.boost, tokenize: (text) => text.split(" ") },
    });
  }

  /** Learns a passage, which takes a fraction of a millisecond. */
  learn(passage: Passage): void {
    const documents = documentsOf(passage, this.#passages.length);
    this.#passages.push(passage);
    const texts = documents.flatMap(({ page, heading, text, ask }) => [page, heading, text, ask]);
    const words = texts.flatMap((text) => this.#terms.words(text));
    for (const word of words) this.#spelling.learn(word);
    for (const term of new Set(words.map((word) => this.#terms.term(word)))) {
      this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
    }
    for (const document of documents) {
      const numbered = { ...document, id: this.#documents.length };
      this.#documents.push(numbered);
      this.#index.add(numbered);
    }
  }

  /**
   * Finds what fits a question.
   * @param question as typed
   * @param earlier the questions before it, oldest first: a follow-up leans on them
   */
  find(question: string, earlier: readonly string[] = []): Findings {
    const query = this.#query(question, earlier);
    if (query.size === 0) return { isAnswered: false, found: [] };
    const best = new Map<number, Candidate>();
    for (const result of this.#index.search([...query.keys()].join(" "), {
      boostTerm: (term) => query.get(term) ?? 1,
    })) {
      const document = this.#documents[result.id];
      if (!document) continue;
      const candidate = this.#candidate(document, result, query, question);
      best.set(document.passage, joined(candidate, best.get(document.passage)));
    }
    const found = [...best].sort(([, a], [, b]) => b.score - a.score);
    const [top] = found;
    return {
      isAnswered: top !== undefined && this.#answers(top[1], query),
      found: found.flatMap(([index, candidate]) => {
        const passage = this.#passages[index];
        return passage
          ? { passage, block: candidate.block, isNear: this.#covered(candidate, query) >= TUNING.near }
          : [];
      }),
    };
  }

  #candidate(
    document: Document,
    { score, queryTerms, match }: SearchResult,
    query: Query,
    question: string,
  ): Candidate {
    const named = new Set(queryTerms.filter((term) => match[term]?.some((field) => field !== "text")));
    const inText = new Set(queryTerms);
    const worded = document.ask ? this.#likeness(question, document.ask) : 0;
    const covered = this.#covered({ named, inText }, query);
    return {
      block: document.block,
      score: score * covered * (1 + TUNING.worded * worded),
      named,
      inText,
      worded,
    };
  }

  /** Which part of a question is covered, from 0 to 1. */
  #covered({ named, inText }: Pick<Candidate, "named" | "inText">, query: Query): number {
    const only = [...inText].filter((term) => !named.has(term));
    return (this.#weight(named, query) + TUNING.inText * this.#weight(only, query)) / this.#weight(query.keys(), query);
  }

  #answers(candidate: Candidate, query: Query): boolean {
    return candidate.worded >= TUNING.likeness || this.#covered(candidate, query) >= TUNING.covered;
  }

  /** How alike two questions are worded, from 0 to 1: small words count a little, the others by how rare they are. */
  #likeness(one: string, other: string): number {
    const [a, b] = [one, other].map(
      (text) =>
        new Map(
          plain(text)
            .split(" ")
            .map((word) => this.#worth(word)),
        ),
    );
    if (!a || !b) return 0;
    const sum = (worths: Iterable<number>) => [...worths].reduce((total, worth) => total + worth, 0);
    const shared = sum([...a].filter(([term]) => b.has(term)).map(([, worth]) => worth));
    return (2 * shared) / (sum(a.values()) + sum(b.values()));
  }

  #worth(word: string): [term: string, worth: number] {
    const term = this.#terms.term(word);
    return [term, this.#terms.words(word).length === 0 ? TUNING.small : this.#rarity(term)];
  }

  /** What a question is about: its own words, and those of the question before if it can't stand alone. */
  #query(question: string, earlier: readonly string[]): Query {
    const own = new Map(this.#terms.words(question).map((word) => [this.#known(word), 1]));
    const previous = earlier.at(-1);
    if (previous === undefined || !isLeaning(question, own.size)) return own;
    const replaced = this.#alternatives.filter((group) => [...own.keys()].some((term) => group.has(term)));
    const inherited = [...this.#query(previous, earlier.slice(0, -1))]
      .filter(([term]) => !replaced.some((group) => group.has(term)))
      .map(([term, weight]) => [term, weight * TUNING.fading] as const);
    return new Map([...inherited, ...own]);
  }

  /** The term of a word, or of the word that was meant. */
  #known(word: string): string {
    const term = this.#terms.term(word);
    if (this.#frequency.has(term)) return term;
    return this.#terms.term(this.#spelling.correct(word) ?? word);
  }

  #weight(terms: Iterable<string>, query: Query): number {
    return [...terms].reduce((sum, term) => sum + (query.get(term) ?? 0) * this.#rarity(term), 0);
  }

  /** The rarer a term, the more it says; one that the site doesn't know says most. */
  #rarity(term: string): number {
    const frequency = this.#frequency.get(term) ?? 0;
    return Math.log(1 + (this.#passages.length - frequency + 0.5) / (frequency + 0.5));
  }
}

/** A passage scores as its best part does, and covers what its best paragraph, headings and other ways to ask do. */
function joined(one: Candidate, other: Candidate | undefined): Candidate {
  if (!other) return one;
  const [better, worse] = one.score > other.score ? [one, other] : [other, one];
  const named = new Set([...better.named, ...worse.named]);
  return {
    ...better,
    named,
    inText: new Set([...better.inText, ...named]),
    worded: Math.max(better.worded, worse.worded),
  };
}

function isLeaning(question: string, terms: number): boolean {
  return terms <= 1 || LEANING.test(plain(question));
}

/** A passage is found by each of its paragraphs, and by each of the other ways to ask for it. */
function documentsOf({ page, heading, text, items = [], asks = [] }: Passage, passage: number): Omit<Document, "id">[] {
  const blocks = [...text.split("\n"), items.join(" ")].map((each, block) => ({ block, text: each }));
  return [
    ...blocks.filter((each) => each.text !== "").map((each) => ({ ...each, passage, page, heading, ask: "" })),
    ...asks.map((ask) => ({ passage, block: 0, page: "", heading: "", text: "", ask })),
  ];
}
