import { type CollectionName, collectionNames, entryNouns } from "../../schemas/content-types.ts";
import { suggest } from "../../src/content/problems/nearest.ts";

/** The nouns of the collections, in the order of commands. */
export const nouns: readonly string[] = collectionNames.map((name) => entryNouns[name]).sort();

/**
 * Finds the collection by what was typed.
 * @param word the noun ("article") or the folder ("blog")
 * @throws if there is none; the message names the nearest
 */
export function collectionCalled(word: string): CollectionName {
  const wanted = word.trim().toLowerCase().replaceAll(" ", "-");
  const found = collectionNames.find((name) => name === wanted || entryNouns[name] === wanted);
  if (!found) throw new Error(`There is no kind of content called "${word}". ${suggest(wanted, nouns)}`);
  return found;
}
