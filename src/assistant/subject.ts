import { plain } from "./plain.ts";

/** Words that refer to an earlier question. */
const LEANING =
  /^(?:and|or|also|what about|how about|what if|ok|so|but|then|same)\b|\b(?:it|its|that|they|them|those|these|there|one|both|either|instead|this)\b/;

/** What is left of a question that only names a subject: "and Growth?". */
const SMALL =
  /\b(?:and|or|also|what|whats|how|about|ok|so|but|then|the|for|a|an|on|in|is|it|if|with|plan|one|same|question|please|of|to|me|tell|i|was|mean|meant|s)\b/g;

/** How many questions back a subject is searched for. */
const REMEMBERED = 6;

/** The subject of a question, in its group. */
interface Subject {
  readonly word: string;
  readonly group: readonly string[];
}

/** Completes questions that refer to earlier ones. */
export class Subjects {
  readonly #groups: readonly (readonly string[])[];

  /** @param alternatives groups of exclusive subjects */
  constructor(alternatives: readonly (readonly string[])[]) {
    this.#groups = alternatives.map((group) => group.map(plain));
  }

  /**
   * @param question as typed
   * @param earlier earlier questions, oldest first
   * @returns a self-contained question, which begins with its own words if they are more than a subject
   */
  complete(question: string, earlier: readonly string[]): string {
    let last = "";
    for (const each of earlier.slice(-REMEMBERED)) last = this.#completeWith(each, last);
    return this.#completeWith(question, last);
  }

  /** @returns the subjects of a question, last named first */
  named(question: string): Subject[] {
    const text = plain(question);
    return this.#groups
      .flatMap((group) => group.map((word) => ({ word, group, at: text.search(patternOf(word)) })))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at);
  }

  /** Whether a question goes on from the one before. */
  isLeaning(question: string): boolean {
    const text = plain(question);
    return LEANING.test(text) || text.split(" ").length <= 3;
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
    const [subject] = old;
    return this.isLeaning(question) && subject ? `${question} ${subject.word}` : question;
  }
}

/** Matches singular and plural. */
function patternOf(word: string): RegExp {
  return new RegExp(`\\b${word.replace(/s$/, "")}s?\\b`);
}
