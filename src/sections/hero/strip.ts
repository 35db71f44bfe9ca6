import type { SectionOf } from "../../../schemas/sections/index.ts";

type AsideKind = NonNullable<SectionOf<"hero">["aside"]>["kind"];

/** Whether an aside is in a strip below the words and the scene, instead of beside the words. */
export function isStrip({ kind }: { readonly kind: AsideKind }): boolean {
  return kind === "facts" || kind === "solutions";
}
