import MiniSearch from "minisearch";
import { stemmer } from "stemmer";
import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";

/** Words that don't narrow a search. */
const STOP_WORDS = new Set(
  "a about all am an and any are as at be by can could did do does for from get had has have how i if in into is it its just like many me more most much my no not of on or our so some such than that the their them then there they this to too up us was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** Searches passages to suggest without a confident answer. */
export class PassageSearch {
  readonly #passages: readonly Passage[];
  readonly #index = new MiniSearch<{ readonly id: number } & Pick<Passage, "page" | "heading" | "text">>({
    fields: ["page", "heading", "text"],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { heading: 3 }, combineWith: "OR" },
  });
  #isIndexed = false;

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
  }

  /** @returns the passages that match most words */
  search(question: string): Passage[] {
    if (!this.#isIndexed) {
      this.#index.addAll(this.#passages.map(({ page, heading, text }, id) => ({ id, page, heading, text })));
      this.#isIndexed = true;
    }
    return this.#index
      .search(question)
      .slice(0, 4)
      .flatMap(({ id }) => this.#passages[Number(id)] ?? []);
  }
}

function termsOf(text: string): string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .map((word) => stemmer(word));
}
