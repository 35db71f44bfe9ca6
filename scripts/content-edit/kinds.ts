import { type CollectionName, collectionNames, entryNouns } from "../../schemas/content-types.ts";
import { suggest } from "../../src/content/problems/nearest.ts";

/** What an entry of each collection is called, in the order in which commands name them. */
export const nouns: readonly string[] = collectionNames.map((name) => entryNouns[name]).sort();

/**
 * Finds the collection that somebody means.
 * @param word the noun ("article") or the folder ("blog")
 * @throws if there is none; the message names the nearest
 */
export function collectionCalled(word: string): CollectionName {
  const wanted = word.trim().toLowerCase().replaceAll(" ", "-");
  const found = collectionNames.find((name) => name === wanted || entryNouns[name] === wanted);
  if (!found) throw new Error(`There is no kind of content called "${word}". ${suggest(wanted, nouns)}`);
  return found;
}
