import { stemmer } from "stemmer";
import { plain } from "./plain.ts";
import { Spelling } from "./spelling.ts";

/** Knowledge of words that training and inference share. */
export interface Lexicon {
  /** Groups of synonyms, such as trades and tradies. */
  readonly synonyms: readonly (readonly string[])[];
  /** Groups of words in similar use, a line each. */
  readonly clusters: readonly string[];
  /** Words of the wordings that are in no group. */
  readonly vocabulary: string;
}

/** The number of features: different words rarely collide. */
export const FEATURES = 2 ** 16;

/** Chat abbreviations, with their meanings. */
const CHAT = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    r: "are",
    y: "why",
    wat: "what",
    wot: "what",
    wut: "what",
    whats: "what",
    hows: "how",
    wheres: "where",
    pls: "please",
    plz: "please",
    thx: "thanks",
    ya: "you",
    yous: "you",
    youse: "you",
    b4: "before",
    abt: "about",
    ppl: "people",
    tmrw: "tomorrow",
    w: "with",
    n: "and",
    em: "them",
    lil: "little",
    msg: "message",
    msgs: "messages",
    pics: "pictures",
    vids: "videos",
    convo: "conversation",
    wld: "would",
    cld: "could",
    shld: "should",
    yr: "year",
    yrs: "years",
    hrs: "hours",
    mins: "minutes",
    theyre: "they are",
    theres: "there is",
    youre: "you are",
    didnt: "did not",
    shouldnt: "should not",
    wouldnt: "would not",
    havent: "have not",
    arent: "are not",
    thru: "through",
    tho: "though",
    coz: "because",
    cos: "because",
    dont: "do not",
    doesnt: "does not",
    cant: "can not",
    wont: "will not",
    isnt: "is not",
    gonna: "going to",
    wanna: "want to",
    im: "i am",
    ive: "i have",
    id: "i would",
    its: "it is",
    thats: "that is",
  }),
);

/** Turns questions into features for the classifier. */
export class FeatureReader {
  readonly #spelling = new Spelling();
  readonly #known = new Set<string>();
  readonly #groups = new Map<string, string>();
  readonly #phrases: (readonly [RegExp, string])[] = [];

  constructor({ synonyms, clusters, vocabulary }: Lexicon) {
    for (const word of vocabulary.split(" ")) this.#learn(word);
    clusters.forEach((line, index) => {
      for (const word of line.split(" ")) {
        this.#learn(word);
        this.#groups.set(word, `c${index}`);
      }
    });
    synonyms.forEach((group, index) => {
      for (const member of group.map(plain)) {
        if (member.includes(" ")) this.#phrases.push([new RegExp(`\\b${member}s?\\b`), `s${index}`]);
        else {
          this.#learn(member);
          this.#groups.set(`=${stemmer(member)}`, `s${index}`);
        }
      }
    });
  }

  /** @returns the words of a question, with corrected spelling */
  words(text: string): string[] {
    return plain(text)
      .split(" ")
      .filter(Boolean)
      .flatMap((word) => (CHAT.get(word) ?? this.#spelt(word)).split(" "));
  }

  /** @returns the features of a question, each once */
  read(text: string): number[] {
    return [...new Set(this.names(text).map(featureOf))];
  }

  /** @returns what the features are made from: words, pairs of words, and groups that words belong to */
  names(text: string): string[] {
    const words = this.words(text);
    const stems = words.map((word) => (/^\d+$/.test(word) ? "0" : stemmer(word)));
    const joined = words.join(" ");
    const names = new Set(["bias", ...stems]);
    for (const [index, stem] of stems.entries()) names.add(`${stems[index - 1] ?? "^"} ${stem}`);
    names.add(`${stems.at(-1) ?? "^"} $`);
    for (const word of words) {
      for (const group of [this.#groups.get(word), this.#groups.get(`=${stemmer(word)}`)]) if (group) names.add(group);
    }
    for (const [phrase, group] of this.#phrases) if (phrase.test(joined)) names.add(group);
    return [...names];
  }

  #learn(word: string): void {
    this.#known.add(word);
    this.#spelling.learn(word);
  }

  /** Known words are kept; short ones have too many neighbours. */
  #spelt(word: string): string {
    if (word.length < 5 || this.#known.has(word) || this.#known.has(stemmer(word))) return word;
    return this.#spelling.correct(word) ?? word;
  }
}

/** @returns the feature for a name (FNV-1a) */
export function featureOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (FEATURES - 1);
}
