/** Something that the site says, in one place. */
export interface Passage {
  /** What the page is called. */
  readonly page: string;
  /** Where it can be read: an address, with an anchor where there is one. */
  readonly href: string;
  readonly heading: string;
  /** Paragraphs, one a line. */
  readonly text: string;
  /** Shown as a list below the text. */
  readonly items?: readonly string[];
  /** Other ways to ask for it. */
  readonly asks?: readonly string[];
}

/** A passage with the name by which content refers to it, such as `/pricing#am-i-locked-into-a-contract`. */
export interface NamedPassage extends Passage {
  readonly id: string;
}

/** How people say things. */
export interface Language {
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Groups of words of which a question is about one. */
  readonly alternatives: readonly (readonly string[])[];
  /** Words that say nothing about what is asked. */
  readonly ignored: readonly string[];
}

/** What the assistant answers from: a file that the build makes from content/. */
export interface Knowledge {
  readonly passages: readonly Passage[];
  readonly language: Language;
}

/** Where the build puts that file. */
export const KNOWLEDGE_ADDRESS = "/assistant/knowledge.json";
