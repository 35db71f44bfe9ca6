import { nameOf } from "../../addresses/name-of.ts";

/** The first words of a text in a new file that is still to be written. */
export const UNWRITTEN = "To write";

/** The same as a name. */
export const UNWRITTEN_NAME = nameOf(UNWRITTEN);

/** Whether a text is still to be written. */
export function isUnwritten(text: string): boolean {
  return text.startsWith(UNWRITTEN) || text.startsWith(UNWRITTEN_NAME);
}
