import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { faceAddress } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonials. */
export function testimonialsData({ only }: SectionOf<"testimonials">, { content }: SectionContext) {
  const testimonials = listed(content, "testimonials", only);
  return { testimonials: testimonials.map((each) => ({ ...each, face: faceAddress(content, each.portrait) })) };
}
