import { stemmer } from "stemmer";
import type { Language } from "./knowledge.ts";

/** Words that carry no meaning of their own. */
const FUNCTION_WORDS =
  "a about all also am an and any are as at be been being but by can could did do does doing done for from get gets getting give given go goes going had has have having he her him his how i if in into is it its just like let lets make made may me might mine more most much must my myself no not of off on or other our ours out over own put really same shall she should so some such take than that the their them then there these they thing things this those to too up us very via want wants was we well were what whats when where which while who whom whos whose why will with would yes you your yours youse yous im ive id dont doesnt cant wont isnt arent youre theyre thats theres ya u ur r n yet already again soon now today always never real whatever whenever halfway kinda gonna wanna gotta whether though although because cos since until till during without within between through across around along upon per via else ever much quite rather too also lot lots bit little big good best better new";

/** Turns texts into terms: what they are about, in a form in which "prices", "pricing" and "how much" are the same. */
export class Terms {
  readonly #ignored: ReadonlySet<string>;
  readonly #canonical = new Map<string, string>();
  readonly #phrases: readonly (readonly [RegExp, string])[];

  constructor({ synonyms, ignored }: Language) {
    this.#ignored = new Set([...FUNCTION_WORDS.split(" "), ...ignored]);
    const phrases: [RegExp, string][] = [];
    for (const group of synonyms) {
      const canonical = stemmer(plain(group[0] ?? "").replaceAll(" ", ""));
      for (const member of group.map(plain)) {
        if (member.includes(" ")) phrases.push([new RegExp(`\\b${member}s?\\b`, "g"), canonical]);
        else this.#canonical.set(stemmer(member), canonical);
      }
      this.#canonical.set(canonical, canonical);
    }
    // A longer phrase may hold a shorter one.
    this.#phrases = phrases.sort(([a], [b]) => b.source.length - a.source.length);
  }

  /** @returns the words of a text that mean something, in order, as they are written. */
  words(text: string): string[] {
    const folded = this.#phrases.reduce((rest, [phrase, canonical]) => rest.replace(phrase, canonical), plain(text));
    return folded.split(" ").filter((word) => word !== "" && !this.#ignored.has(word));
  }

  /** @returns the term that a word stands for. */
  term(word: string): string {
    const stem = stemmer(word);
    return this.#canonical.get(stem) ?? this.#canonical.get(word) ?? stem;
  }

  /** @returns the terms of a text, in order. */
  of(text: string): string[] {
    return this.words(text).map((word) => this.term(word));
  }
}

/** @returns a text in lower case, without accents and punctuation, its words divided by one space. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/(\d)[,/](?=\d)/g, "$1")
    .replace(/[’'](?:s\b)?/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
