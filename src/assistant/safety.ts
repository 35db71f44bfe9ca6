import type { Knowledge } from "./knowledge.ts";
import { plain } from "./plain.ts";

/** Whether a question sounds like danger. */
export function isDangerous(question: string, signs: readonly string[]): boolean {
  const text = ` ${plain(question)} `;
  return signs.some((sign) => text.includes(` ${plain(sign)} `));
}

/** How many words of another language a question needs, and their share. */
const FOREIGN = { words: 2, share: 0.25 } as const;

/** @returns the answer to a question in another language; undefined for English */
export function foreignAnswer(question: string, languages: Knowledge["language"]["languages"]): string | undefined {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  const byScript = languages.filter(({ script }) => script !== undefined && shareOf(script, question) > letters / 3);
  // Japanese also uses Chinese characters.
  const written = byScript.find(({ script }) => script === "Hiragana") ?? byScript[0];
  if (written) return written.answer;
  const asked =
    question
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = languages.map(({ words, answer }) => ({
    answer,
    count: asked.filter((word) => words.includes(word)).length,
  }));
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best && best.count >= FOREIGN.words && best.count / asked.length >= FOREIGN.share ? best.answer : undefined;
}

function shareOf(script: string, text: string): number {
  const count = text.match(new RegExp(`\\p{Script=${script}}`, "gu"))?.length ?? 0;
  return script === "Hiragana" ? count * 4 : count;
}
