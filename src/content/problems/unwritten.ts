/** How a text begins that a new file brings along and that somebody still has to write. */
export const UNWRITTEN = "To write";

/** @returns whether a text is still to be written. */
export function isUnwritten(text: string): boolean {
  return text.startsWith(UNWRITTEN);
}
