import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import { addressOfSection } from "../../content/lists/section-pages.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the solutions, each with the address of its description and its platform. */
export function solutionsData({ only }: SectionOf<"solutions">, { content }: SectionContext) {
  const words = content.one("words");
  const described = addressOfSection(content, (each) => each.section === "solutions" && each.layout === "details");
  return {
    solutions: listed(content, "solutions", only).map((solution) => {
      const platform = solution.platform && content.find("platforms", solution.platform)?.data;
      return {
        ...solution,
        href: `${described}#${solution.id}`,
        platform:
          platform && platform.status === "Available Now"
            ? { href: platform.href, linkLabel: platform.linkLabel }
            : undefined,
      };
    }),
    words: { ...words.examples, ...words.solutions },
  };
}
