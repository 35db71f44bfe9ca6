import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonials. */
export function testimonialsData({ only }: SectionOf<"testimonials">, { content }: SectionContext) {
  return { testimonials: listed(content, "testimonials", only) };
}
