import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the plans, and what holds for all of them. */
export function plansData({ only }: SectionOf<"plans">, { content }: SectionContext) {
  const { labels, footnote } = content.one("pricing");
  return { plans: listed(content, "plans", only), labels, footnote };
}
