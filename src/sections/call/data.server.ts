import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";
import { timed } from "./timing.ts";

/** The call, with the seconds at which its parts appear. */
export function callData({ call }: SectionOf<"call">, { content }: SectionContext) {
  const found = content.find("calls", call)?.data;
  const { call: words, examples } = content.one("words");
  return { call: found && { ...found, ...timed(found) }, words: { ...words, label: examples.example } };
}
