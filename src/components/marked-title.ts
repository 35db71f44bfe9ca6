/** A title in two parts: "Rentals: is it urgent?". */
const MARKED = /^([^:]{1,24}): (.+)$/;

/** @returns what is before the colon of a title, if there is one, and what is behind it. */
export function markedTitle(title: string): { readonly mark: string; readonly rest: string } {
  const [, mark = "", rest = title] = MARKED.exec(title) ?? [];
  return { mark, rest };
}
