import type { SectionOf } from "../../../schemas/sections/index.ts";
import { figuresNamed } from "../../content/lists/figures.server.ts";
import type { SectionContext } from "../section-context.ts";

export function statisticsData({ figures }: SectionOf<"statistics">, { content }: SectionContext) {
  return { figures: figuresNamed(content, figures) };
}
