import type { Content } from "../entries/content.server.ts";

/** Memoizes a function of the content: with thousands of entries, lists must not be rebuilt for every page. */
export function perContent<Result>(compute: (content: Content) => Result): (content: Content) => Result {
  const known = new WeakMap<Content, { readonly result: Result }>();
  return (content) => {
    const found = known.get(content) ?? { result: compute(content) };
    known.set(content, found);
    return found.result;
  };
}
