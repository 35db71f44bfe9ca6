import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The plans with their labels and footnote. */
export function plansData({ only }: SectionOf<"plans">, { content }: SectionContext) {
  const { labels, footnote } = content.one("pricing");
  return { plans: listed(content, "plans", only), labels, footnote };
}
