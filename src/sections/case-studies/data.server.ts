import type { SectionOf } from "../../../schemas/sections/index.ts";
import { pageOf, paginationOf } from "../../addresses/pagination.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { faceAddress } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the case studies; of a full list those of one page. */
export function caseStudiesData(
  { only, layout }: SectionOf<"case-studies">,
  { content, address, page }: SectionContext,
) {
  const all = listed(content, "case-studies", only);
  const isPaged = layout === "full" && !only;
  return {
    words: content.one("words").caseStudies,
    pagination: isPaged ? paginationOf(address, page, all.length) : undefined,
    caseStudies: (isPaged ? pageOf(all, page) : all).map((study) => {
      const testimonial = content.all("testimonials").find(({ data }) => data.caseStudy === study.id)?.data;
      return {
        ...study,
        testimonial,
        face: faceAddress(content, testimonial?.portrait),
        platform: study.platform.flatMap((name) => content.find("platforms", name)?.data.name ?? []),
      };
    }),
  };
}
