import { stemmer } from "stemmer";
import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";

/** The most characters and list items of a quotation. */
export interface Room {
  readonly text: number;
  readonly items: number;
}

/** What the first part is ahead of the others: it is what the rest goes on from. */
const FIRST = 0.6;

/** Words that say nothing of the subject. */
const STOP_WORDS = new Set(
  "a about all am an and any are as at be by can could did do does for from get had has have how i if in into is it its just like many me more most much my no not of on or our so some such than that the their them then there they this to too up us was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** The words of a text that say what it is about, as stems. */
export function termsOf(text: string): string[] {
  const words = plain(text).split(" ");
  return words.filter((word) => word !== "" && !STOP_WORDS.has(word)).map((word) => stemmer(word));
}

/** The passage that has most of the asked words, rare ones above all; the first one if others have little more. */
export function bestOf(passages: readonly Passage[], asked: ReadonlySet<string>): Passage | undefined {
  return passages[indexOfBest(passages.map(wholeOf), asked)];
}

/** @returns the part with most of the asked words; those that few parts have count most, and the first part is favoured */
function indexOfBest(parts: readonly string[], asked: ReadonlySet<string>): number {
  const found = parts.map((part) => new Set(termsOf(part).filter((term) => asked.has(term))));
  const sums = found.map((terms, index) => {
    const weights = [...terms].map((term) => 1 / found.filter((each) => each.has(term)).length);
    return weights.reduce((sum, weight) => sum + weight, index === 0 ? FIRST : 0);
  });
  return sums.indexOf(Math.max(...sums));
}

/** The part of a passage that has most of the asked words, from its start if none has any. */
export function excerptOf(passage: Passage, asked: ReadonlySet<string>, room: Room): Passage {
  const items = aroundBest(passage.items, asked, (chosen) => chosen.length <= room.items);
  const sentences = passage.text.split("\n").flatMap((paragraph) => paragraph.split(/(?<=[.!?][’”)]?) /).map(endOf));
  const chosen = aroundBest(sentences, asked, (each) => each.join(" ").length <= room.text);
  return {
    ...passage,
    text: chosen
      .join(" ")
      .replace(/ ?\n ?/g, "\n")
      .trim(),
    items,
  };
}

const wholeOf = ({ heading, text, items }: Passage) => [heading, text, ...items].join(" ");

/** A paragraph's last sentence ends its line. */
function endOf(sentence: string, index: number, sentences: readonly string[]): string {
  return index === sentences.length - 1 ? `${sentence}\n` : sentence;
}

/** The best part and those around it, as many as fit. */
function aroundBest(
  parts: readonly string[],
  asked: ReadonlySet<string>,
  fits: (chosen: readonly string[]) => boolean,
): readonly string[] {
  if (fits(parts)) return parts;
  let start = indexOfBest(parts, asked);
  let end = start + 1;
  while (true) {
    if (end < parts.length && fits(parts.slice(start, end + 1))) end += 1;
    else if (start > 0 && fits(parts.slice(start - 1, end))) start -= 1;
    else return parts.slice(start, end);
  }
}
