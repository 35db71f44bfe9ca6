import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the plans, and the rows in which they are compared. */
export function planComparisonData(_section: SectionOf<"plan-comparison">, { content }: SectionContext) {
  const { labels, comparison } = content.one("pricing");
  return { plans: listed(content, "plans"), labels, rows: comparison };
}
