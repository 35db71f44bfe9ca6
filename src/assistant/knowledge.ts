import type { ContentData } from "../../schemas/content-types.ts";

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
export type Language = Pick<ContentData["assistant-language"], "synonyms" | "alternatives" | "ignored">;

/** What the assistant answers from. */
export interface Knowledge {
  readonly passages: readonly Passage[];
  readonly language: Language;
}

/**
 * The same as a file: fields of a kind are grouped, which compresses a kilobyte better than whole passages and keeps the budget. The
 * n-th passage has the n-th of each list.
 */
export interface PackedKnowledge {
  readonly language: Language;
  readonly passages: { readonly [Field in keyof Passage]-?: readonly NonNullable<Passage[Field]>[] };
}

/** Makes the file that the build writes. */
export function packKnowledge({ passages, language }: Knowledge): PackedKnowledge {
  return {
    language,
    passages: {
      page: passages.map(({ page }) => page),
      href: passages.map(({ href }) => href),
      heading: passages.map(({ heading }) => heading),
      text: passages.map(({ text }) => text),
      items: passages.map(({ items = [] }) => items),
      asks: passages.map(({ asks = [] }) => asks),
    },
  };
}

/** Reads that file. */
export function unpackKnowledge({ passages, language }: PackedKnowledge): Knowledge {
  const { page, href, heading, text, items, asks } = passages;
  const read = page.map((each, index) => ({
    page: each,
    href: href[index] ?? "",
    heading: heading[index] ?? "",
    text: text[index] ?? "",
    items: items[index] ?? [],
    asks: asks[index] ?? [],
  }));
  return { passages: read, language };
}
