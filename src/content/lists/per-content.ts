import type { Content } from "../entries/content.server.ts";

/**
 * Makes a function of the content that works once for each content: with thousands of entries, a list that every page
 * needs must not be made again for every page.
 */
export function perContent<Result>(compute: (content: Content) => Result): (content: Content) => Result {
  const known = new WeakMap<Content, { readonly result: Result }>();
  return (content) => {
    const found = known.get(content) ?? { result: compute(content) };
    known.set(content, found);
    return found.result;
  };
}
