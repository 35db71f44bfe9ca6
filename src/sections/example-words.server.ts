import type { SectionContext } from "./section-context.ts";

/** The labels of an example. */
export function exampleWords({ content }: SectionContext) {
  return { words: content.one("words").examples };
}
