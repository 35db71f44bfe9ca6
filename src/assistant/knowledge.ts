import type { ContentData } from "../../schemas/content-types.ts";
import type { PricedWorksheet } from "../content/facts/worksheet.ts";
import type { PackedModel } from "./classifier.ts";
import type { Lexicon } from "./features.ts";

/** A passage of the site. */
export interface Passage {
  /** The page's name. */
  readonly page: string;
  /** Its address, with an anchor if it has one. */
  readonly href: string;
  readonly heading: string;
  /** Paragraphs, one per line. */
  readonly text: string;
  /** A list below the text. */
  readonly items: readonly string[];
}

/** A passage with its name in content, such as `/pricing#am-i-locked-into-a-contract`. */
export interface NamedPassage extends Passage {
  readonly id: string;
}

type Words = ContentData["assistant"];
type Intents = ContentData["assistant-intents"]["intents"];

/** An intent with its answer. Passages are indexes. */
export interface KnownIntent
  extends Pick<Intents[number], "id" | "question" | "computed" | "text" | "short" | "together"> {
  readonly passages: readonly number[];
}

/** A plan's data for computed answers. */
export interface PlanFacts {
  readonly name: string;
  /** As on the pricing page. */
  readonly price: string;
  readonly amount?: number | undefined;
  readonly setup?: string | undefined;
  readonly interactions?: number | undefined;
  /** Its values in the comparison. */
  readonly offers: readonly string[];
}

/** The data of computed answers. */
export interface Facts {
  readonly plans: readonly PlanFacts[];
  /** The rows of the comparison. */
  readonly comparison: readonly string[];
  readonly footnote: string;
  readonly workingDays: number;
  /** The calculator's lines and plans. */
  readonly worksheet: PricedWorksheet;
  readonly hours: string;
  readonly desks: readonly { readonly label: string; readonly phone: string; readonly email: string }[];
}

/** Everything the assistant answers from. */
export interface Knowledge {
  /** What is quoted, whole: an answer shows the part that was asked for. */
  readonly passages: readonly Passage[];
  readonly intents: readonly KnownIntent[];
  readonly model: PackedModel;
  readonly lexicon: Lexicon;
  readonly facts: Facts;
  readonly language: Pick<ContentData["assistant-language"], "alternatives" | "danger" | "harmless" | "languages">;
  readonly words: Pick<Words, "answering" | "computed" | "emergency">;
}

/** The same grouped by field, which compresses better. The n-th passage has the n-th item of each list. */
export interface PackedKnowledge extends Omit<Knowledge, "passages"> {
  readonly passages: { readonly [Field in keyof Passage]: readonly Passage[Field][] };
}

/** Encodes the knowledge file. */
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

/** Decodes the knowledge file. */
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
