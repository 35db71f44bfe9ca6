/** The first words of a text in a new file that is still to be written. */
export const UNWRITTEN = "To write";

/** Whether a text is still to be written. */
export function isUnwritten(text: string): boolean {
  return text.startsWith(UNWRITTEN);
}
