import type { ContentData } from "../../schemas/content-types.ts";
import type { PricedWorksheet } from "../content/facts/worksheet.ts";
import type { PackedModel } from "./classifier.ts";
import type { Lexicon } from "./features.ts";

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
  readonly items: readonly string[];
}

/** A passage with the name by which content refers to it, such as `/pricing#am-i-locked-into-a-contract`. */
export interface NamedPassage extends Passage {
  readonly id: string;
}

type Words = ContentData["assistant"];
type Intents = ContentData["assistant-intents"]["intents"];

/** One thing that people ask: its answer, whose passages are known by their place in the knowledge. */
export interface KnownIntent extends Pick<Intents[number], "id" | "question" | "computed" | "text"> {
  readonly passages: readonly number[];
  /** What is suggested after it, by place. */
  readonly next: readonly number[];
}

/** A plan, with what answers are worked out from. */
export interface PlanFacts {
  readonly name: string;
  /** As the pricing page shows it. */
  readonly price: string;
  readonly amount?: number | undefined;
  readonly setup?: string | undefined;
  readonly interactions?: number | undefined;
  /** What it offers in each line of the comparison. */
  readonly offers: readonly string[];
}

/** What answers are worked out from: the data that the pages are made from. */
export interface Facts {
  readonly plans: readonly PlanFacts[];
  /** The lines of the plans' comparison. */
  readonly comparison: readonly string[];
  readonly footnote: string;
  readonly workingDays: number;
  /** The calculator's lines and plans. */
  readonly worksheet: PricedWorksheet;
  readonly hours: string;
  readonly desks: readonly { readonly label: string; readonly phone: string; readonly email: string }[];
}

/** What the assistant answers from. */
export interface Knowledge {
  /** Those that answer, then the others, of which little more than the heading is known. */
  readonly passages: readonly Passage[];
  readonly intents: readonly KnownIntent[];
  readonly model: PackedModel;
  readonly lexicon: Lexicon;
  readonly facts: Facts;
  readonly language: Pick<ContentData["assistant-language"], "alternatives" | "danger" | "languages">;
  readonly words: Pick<Words, "answering" | "computed" | "emergency">;
}

/** The same as a file: fields of a kind are grouped, which compresses better. The n-th passage has the n-th of each list. */
export interface PackedKnowledge extends Omit<Knowledge, "passages"> {
  readonly passages: { readonly [Field in keyof Passage]: readonly Passage[Field][] };
}

/** Makes the file that the build writes. */
export function packKnowledge({ passages, ...rest }: Knowledge): PackedKnowledge {
  return {
    ...rest,
    passages: {
      page: passages.map(({ page }) => page),
      href: passages.map(({ href }) => href),
      heading: passages.map(({ heading }) => heading),
      text: passages.map(({ text }) => text),
      items: passages.map(({ items }) => items),
    },
  };
}

/** Reads that file. */
export function unpackKnowledge({ passages, ...rest }: PackedKnowledge): Knowledge {
  const { page, href, heading, text, items } = passages;
  const read = page.map((each, index) => ({
    page: each,
    href: href[index] ?? "",
    heading: heading[index] ?? "",
    text: text[index] ?? "",
    items: items[index] ?? [],
  }));
  return { ...rest, passages: read };
}
