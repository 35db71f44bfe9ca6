/**
 * Follows what names name.
 * @param start a name
 * @param namedBy the names that a name leads to
 * @param isLeftOut names that are not followed, nor returned
 * @returns the start, what it leads to, what that leads to, and so on
 */
export function reachable(
  start: string,
  namedBy: (name: string) => Iterable<string>,
  isLeftOut: (name: string) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set([start]);
  // What is added on the way is gone through too.
  for (const name of found) for (const next of namedBy(name)) if (!isLeftOut(next)) found.add(next);
  return found;
}
