import type { Passage } from "./knowledge.ts";
import { plain } from "./plain.ts";
import { type Asked, namesOf } from "./words.ts";

/** The most characters and list items of a quotation. */
export interface Room {
  readonly text: number;
  readonly items: number;
}

/** What the first part is ahead of the others, as a share of the question: it is what the rest goes on from. */
const FIRST = 0.12;

/** How long a text above a list may be to stay, if the list has what was asked for. */
const LEAD = 140;

/** How much longer parts are held back: they have more words by chance. */
const LENGTH = 0.25;

/** The passage that has most of the asked words, rare ones above all; the first one if others have little more. */
export function bestOf(passages: readonly Passage[], asked: Asked): Passage | undefined {
  return passages[indexOfBest(passages.map(wholeOf), asked, 0)];
}

/** How much of a question a text says, from 0 to 1. */
export function saidIn(text: string, asked: Asked): number {
  let [sum, total] = [0, 0];
  const names = new Set(namesOf(plain(text).split(" ")));
  for (const [name, weight] of asked) {
    total += weight;
    if (names.has(name)) sum += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function scoresOf(parts: readonly string[], asked: Asked, length = LENGTH): number[] {
  return parts.map(
    (part, index) => saidIn(part, asked) / (1 + part.length / 100) ** length + (index === 0 ? FIRST : 0),
  );
}

/** @returns the part that says most of the question; the first part is favoured */
function indexOfBest(parts: readonly string[], asked: Asked, length = LENGTH): number {
  const scores = scoresOf(parts, asked, length);
  return scores.indexOf(Math.max(...scores));
}

/** The part of a passage that says most of the question, and what follows it, as much as fits. */
export function excerptOf(passage: Passage, asked: Asked, room: Room): Passage {
  const sentences = passage.text.split("\n").flatMap((paragraph) => paragraph.split(/(?<=[.!?][’”)]?) /).map(endOf));
  const text = fromBest(sentences, asked, (each) => each.join(" ").length <= room.text)
    .join(" ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
  const items = bestItems(passage.items, asked, room.items);
  const most = (parts: readonly string[]) => Math.max(0, ...parts.map((part) => saidIn(part, asked)));
  const isInList = most(items) > most(sentences);
  return { ...passage, text: isInList && text.length > LEAD ? leadIn(sentences) : text, items };
}

/** What says what a list is of. */
function leadIn(sentences: readonly string[]): string {
  const last = sentences.at(-1)?.trim() ?? "";
  return last.endsWith(":") && last.length <= LEAD ? last : "";
}

/** All that a passage says. */
export const wholeOf = ({ heading, text, items }: Passage) => [heading, text, ...items].join(" ");

/** A paragraph's last sentence ends its line. */
function endOf(sentence: string, index: number, sentences: readonly string[]): string {
  return index === sentences.length - 1 ? `${sentence}\n` : sentence;
}

/** The lines that say most of the question, in their order. */
function bestItems(items: readonly string[], asked: Asked, most: number): readonly string[] {
  const scores = scoresOf(items, asked);
  const best = [...items.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, most);
  return items.filter((_, index) => best.includes(index));
}

/** All parts if they fit; else the best one and those after it. */
function fromBest(
  parts: readonly string[],
  asked: Asked,
  fits: (chosen: readonly string[]) => boolean,
): readonly string[] {
  if (fits(parts)) return parts;
  const start = indexOfBest(parts, asked);
  let end = start + 1;
  while (end < parts.length && fits(parts.slice(start, end + 1))) end += 1;
  return parts.slice(start, end);
}
