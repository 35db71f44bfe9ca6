import { stemmer } from "stemmer";

/** Words and pairs of neighbouring words of a question, with their weights: the fewer passages have them, the more. */
export type Asked = ReadonlyMap<string, number>;

/** Words that say nothing of the subject. */
const STOP_WORDS = new Set(
  "a about all am an and any are as at be by can could did do does for from get got had has have how i if in into is it its just like me more much my no not of on or our s so some such than that the their them then there they this to too up us was we were what when where which who why will with would you your".split(
    " ",
  ),
);

const stems = new Map<string, string>();

/** @returns a word's stem, remembered: the same words come again and again */
export function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** @returns the telling words of a text as stems, and its pairs of neighbours unless both are small words */
export function namesOf(words: readonly string[]): string[] {
  const names: string[] = [];
  let last: { readonly stem: string; readonly isTelling: boolean } | undefined;
  for (const word of words) {
    if (word === "") continue;
    const [stem, isTelling] = [stemOf(word), !STOP_WORDS.has(word)];
    if (isTelling) names.push(stem);
    if (last && (isTelling || last.isTelling)) names.push(`${last.stem} ${stem}`);
    last = { stem, isTelling };
  }
  return names;
}
