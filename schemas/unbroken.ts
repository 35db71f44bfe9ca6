/** A number and what it counts, with a space between: "30 minutes", "9.15 am". */
const NUMBER_AND_UNIT = /(?<=\d) (?=(?:[ap]m|minutes?|hours?|days?|weeks?|months?|years?|per cent|million)\b)/g;

/**
 * Keeps numbers and their units on one line, in a text that runs over several. The words stay as they are.
 * @returns the text with spaces that don't break
 */
export function unbroken(text: string): string {
  return text.replace(NUMBER_AND_UNIT, "\u00a0");
}

/** What is shorter stands on a line or two, and some of it is binding to the letter: "1 week implementation". */
const RUNNING = 60;

/** The same for a field, of which only the content knows whether it is a running text. */
export function unbrokenIfRunning(text: string): string {
  return text.length > RUNNING ? unbroken(text) : text;
}
