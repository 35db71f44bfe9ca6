/** A number and what it counts, with a space between: "30 minutes", "9.15 am", "21 October". */
const NUMBER_AND_UNIT =
  /(?<=\d) (?=(?:[ap]m|minutes?|hours?|days?|weeks?|months?|years?|per cent|million|January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** An operator and the number after it: "6 × 38 = 228". */
const SIGN_AND_NUMBER = /(?<=[×÷=]) (?=\$?\d)/g;

/** The groups of a telephone number: "0491 570 156", "(08) 5550 0142", "1800 975 708". */
const TELEPHONE_NUMBER = /\b(?:0\d{3}|1[38]00) \d{3} \d{3}\b|\(0\d\) \d{4} \d{4}\b/g;

/**
 * Keeps numbers with their units or operators, and telephone numbers, on one line in wrapped text.
 * @returns the text with non-breaking spaces
 */
export function unbroken(text: string): string {
  return text
    .replace(NUMBER_AND_UNIT, "\u00a0")
    .replace(SIGN_AND_NUMBER, "\u00a0")
    .replace(TELEPHONE_NUMBER, (number) => number.replaceAll(" ", "\u00a0"));
}

/** Shorter texts fit a line or two, and some are specified to the letter: "1 week implementation". */
const RUNNING = 40;

/** The same for a field that can hold a label or a sentence. */
export function unbrokenInSentence(text: string): string {
  return text.length > RUNNING ? unbroken(text) : text;
}
