import { plain } from "./plain.ts";

/** Words by which a question leans on the one before it. */
const LEANING =
  /^(?:and|or|also|what about|how about|what if|ok|so|but|then|same)\b|\b(?:it|its|that|they|them|those|these|there|one|both|either|instead|this)\b/;

/** What remains of a question that only names something else: "and Growth?". */
const SMALL =
  /\b(?:and|or|also|what|whats|how|about|ok|so|but|then|the|for|a|an|on|in|is|it|if|with|plan|one|same|question|please|of|to|me|tell|i|was|mean|meant|s)\b/g;

/** How many questions back a subject is looked for. */
const REMEMBERED = 6;

/** A thing that a question is about, among others of its kind. */
interface Subject {
  readonly word: string;
  readonly group: readonly string[];
}

/** Completes questions that lean on those before them. */
export class Subjects {
  readonly #groups: readonly (readonly string[])[];

  /** @param alternatives groups of things of which a question is about one */
  constructor(alternatives: readonly (readonly string[])[]) {
    this.#groups = alternatives.map((group) => group.map(plain));
  }

  /**
   * @param question as typed
   * @param earlier the questions before it, oldest first
   * @returns the question as it would be asked alone; it begins with its own words if it has any that say what is asked
   */
  complete(question: string, earlier: readonly string[]): string {
    let last = "";
    for (const each of earlier.slice(-REMEMBERED)) last = this.#completeWith(each, last);
    return this.#completeWith(question, last);
  }

  /** @returns what a question is about, the last named first */
  named(question: string): Subject[] {
    const text = plain(question);
    return this.#groups
      .flatMap((group) => group.map((word) => ({ word, group, at: text.search(patternOf(word)) })))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at);
  }

  #completeWith(question: string, before: string): string {
    if (before === "") return question;
    const text = plain(question);
    const [own] = this.named(question);
    const old = this.named(before);
    if (own) {
      const rest = text.replace(patternOf(own.word), "").replace(SMALL, "").trim();
      if (rest !== "") return question;
      const replaced = old.find(({ group }) => group === own.group);
      return replaced ? plain(before).replace(patternOf(replaced.word), own.word) : `${before} ${own.word}`;
    }
    const isLeaning = LEANING.test(text) || text.split(" ").length <= 3;
    const [subject] = old;
    return isLeaning && subject ? `${question} ${subject.word}` : question;
  }
}

/** Finds a word in its other number as well. */
function patternOf(word: string): RegExp {
  return new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`);
}
