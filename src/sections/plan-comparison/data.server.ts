import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The plans, and what is compared. */
export function planComparisonData({ content }: SectionContext) {
  const { labels, comparison } = content.one("pricing");
  return { plans: listed(content, "plans"), labels, rows: comparison };
}
