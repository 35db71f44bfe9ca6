import type { AnswerPart } from "./assistant.ts";
import type { Knowledge } from "./knowledge.ts";
import { plain } from "./plain.ts";

/** Whether a question sounds like danger. */
export function isDangerous(question: string, signs: readonly string[]): boolean {
  const text = ` ${plain(question)} `;
  // Other scripts have no spaces between words, as Chinese, or write endings and articles together with them.
  return signs.map(plain).some((sign) => sign !== "" && text.includes(/[a-z]/.test(sign) ? ` ${sign} ` : sign));
}

/** Leaves out figures of speech, such as "dead in the water": what else is said may still be danger. */
export function withoutPhrases(question: string, phrases: readonly string[]): string {
  const patterns = phrases.map((phrase) => phrase.replace(/[^\p{L}\p{N} ]/gu, "."));
  return patterns.reduce(
    (text, pattern) => text.replace(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "giu"), ""),
    question,
  );
}

/** Probability thresholds for danger. */
const RISK = {
  /** From here emergency numbers come before the answer. */
  danger: 0.35,
  /** The same for a sentence among others, whose few words say less. */
  part: 0.6,
  /** The same for a sentence in a question that has a sign of danger. */
  signedPart: 0.3,
  /** From here only those numbers are given, unless there is no sign and something else is asked with at least the second likelihood. */
  alone: 0.9,
  elsewhere: 0.45,
  /**
   * With less risk than this, a sign in a question about callers or the product is about someone else, and one sentence
   * alone says little if something is asked with at least the second likelihood.
   */
  harmless: 0.05,
  /** The same for a question of what would be if. */
  imagined: 0.2,
  asked: 0.55,
  /** With less risk than this, a sign in a question that is asked of the product says nothing, even beside "me". */
  clear: 0.005,
  /** Where something is asked, what counts as danger without a sign; from here nothing is guessed below the numbers. */
  despite: 0.5,
} as const;

/** Questions about what the product does: any danger is probably a caller's. */
const OF_PRODUCT =
  /\b(?:can|could|do|does|will|would|should|did|is) (?:it|you|your|ya|the (?:bot|robot|agent|thing|chatbot|assistant))\b/;

/** Asks what would be if. */
const HYPOTHETICAL = /\bwhat (?:happens|would|will|does)\b.* (?:if|when)\b/;

/** Asks about callers. */
const OF_CALLERS = /\b(?:calls?|rings|rang|callers?|customers?|patients?|clients?|tenants?|students?|guests?)\b/;

/** Says what the visitor's business does: "we service gas heaters". */
const OF_BUSINESS =
  /\b(?:(?:i|we) (?:run|service|sell|install|train|repair)|(?:im|i am|were|we are) an? (?:\w+ )?(?:\w+(?:er|or|ian|ist)|\w+ (?:service|shop|clinic|business|company|practice))|our (?:\w+ ){0,2}(?:company|charity|business|clinic|practice|service))\b/;

/** Is about the visitor, or a person beside them. */
const HERE =
  /\b(?:me|myself|i (?:took|swallowed|drank|cut|have taken|ve taken)|in (?:my|our) (?:shop|clinic|office|house|kitchen|yard))\b/;

/** Tells of the visitor, or of one other person: "does it wake me if someone smells gas" doesn't. */
const SELF = /\b(?:i|im|ive|my|myself|he|hes|she|shes)\b/;

/**
 * How likely someone is in danger: with "doubtful", questions are answered below the numbers as always; "likely" leaves
 * only sure answers there; "certain" leaves nothing.
 */
export type Risk = "none" | "doubtful" | "likely" | "certain";

/**
 * Whether emergency numbers are given, and whether alone. "What does it do for a patient with chest pain" is in no danger.
 * @param risks how likely the question, and each sentence of it, is from someone in danger
 * @param share how likely the likeliest other thing is asked
 */
export function riskOf(
  question: string,
  hasSign: boolean,
  [whole = 0, ...parts]: readonly number[],
  share: number,
): Risk {
  const text = plain(question);
  const isOfProduct = OF_CALLERS.test(text) || OF_PRODUCT.test(text);
  const isOfOthers = isOfProduct && !HERE.test(text);
  const isHarmless = whole < (HYPOTHETICAL.test(text) ? RISK.imagined : RISK.harmless);
  const isAsked = share >= RISK.asked;
  const isClear = isOfProduct && isAsked && !SELF.test(text) && Math.max(whole, ...parts) < RISK.clear;
  if (hasSign && isClear) return "none";
  if (hasSign && isOfOthers && isHarmless && !parts.some((part) => part >= RISK.signedPart)) return "none";
  const isPartly = parts.some((part) => part >= RISK.part) && !(isHarmless && isAsked);
  if (!hasSign && whole < (isAsked ? RISK.despite : RISK.danger) && !isPartly) return "none";
  // Who tells of their business alone is answered below the numbers; who also says "I" or "she" may be in danger.
  if (OF_BUSINESS.test(text) && !HERE.test(text) && !SELF.test(text.replace(OF_BUSINESS, ""))) return "doubtful";
  const isLikely = hasSign && Math.max(whole, ...parts) >= RISK.signedPart;
  if (isLikely || ((hasSign || whole >= RISK.alone) && share < RISK.elsewhere)) return "certain";
  return hasSign || whole >= RISK.despite ? "likely" : "doubtful";
}

/** What to do, and the numbers to ring: those of the kinds of danger that a question names, or all of them. */
export function* emergencyIn(
  question: string,
  { text, numbers, kinds }: Knowledge["words"]["emergency"],
): Generator<AnswerPart> {
  const asked = ` ${plain(question)} `;
  const named = kinds.filter(({ words }) =>
    words.some((word) => asked.includes(` ${word.endsWith("*") ? word.slice(0, -1) : `${word} `}`)),
  );
  const phones = named.flatMap((kind) => kind.phones);
  const helping = numbers
    .filter(({ phone }) => phones.includes(phone))
    // Where one kind is named, its own order counts; else that of all numbers.
    .sort((one, other) => (named.length === 1 ? phones.indexOf(one.phone) - phones.indexOf(other.phone) : 0));
  // Several kinds end with the same sentences: each is said once, where it comes last.
  const sentences = named.flatMap((kind) => kind.text.split(/(?<=[.!?]) /));
  const said = sentences.filter((sentence, index) => sentences.lastIndexOf(sentence) === index);
  yield {
    kind: "danger",
    text: named.length > 0 ? said.join(" ") : text,
    numbers: named.length > 0 ? helping : numbers,
  };
}

/** How many words of another language a question needs, and their share. */
const FOREIGN = { words: 2, share: 0.25 } as const;

/** The most letters of a word whose accents have to be there. */
const SHORT = 3;

/** @returns the answer to a question in another language; undefined for English */
export function foreignAnswer(question: string, languages: Knowledge["language"]["languages"]): string | undefined {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  const byScript = languages.filter(({ script }) => script !== undefined && shareOf(script, question) > letters / 3);
  // Japanese also uses Chinese characters.
  const written = byScript.find(({ script }) => script === "Hiragana") ?? byScript[0];
  if (written) return written.answer;
  const asked = wordsIn(question);
  const counts = languages.map(({ words, answer }) => {
    const known = new Set(words.flatMap((word) => [word, withoutAccents(word)]));
    return { answer, count: asked.filter((word) => known.has(word)).length };
  });
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best && best.count >= FOREIGN.words && best.count / asked.length >= FOREIGN.share ? best.answer : undefined;
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** Many type without accents. Short words would then be those of any language. */
function withoutAccents(word: string): string {
  return word.length > SHORT ? plain(word).replaceAll("đ", "d") : word;
}

function shareOf(script: string, text: string): number {
  const count = text.match(new RegExp(`\\p{Script=${script}}`, "gu"))?.length ?? 0;
  return script === "Hiragana" ? count * 4 : count;
}
