/**
 * Cuts a text: whole paragraphs while they fit, then whole sentences of the next one.
 * @param most the most characters; more only if the first sentence alone is longer
 */
export function shorten(paragraphs: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let left = most;
  for (const paragraph of paragraphs) {
    const part = paragraph.length <= left ? paragraph : sentencesWithin(paragraph, left);
    const isFirst = kept.length === 0;
    if (part === "" && !isFirst) break;
    kept.push(part || firstSentence(paragraph));
    left -= part.length;
    if (part !== paragraph) break;
  }
  return kept;
}

const SENTENCE_END = /[.!?][’”)]?(?=\s|$)/g;

function sentencesWithin(text: string, most: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  return text.slice(0, ends.findLast((end) => end <= most) ?? 0);
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?][’”)]?(?=\s|$)/);
  return end === -1 ? text : text.slice(0, end + 1);
}
