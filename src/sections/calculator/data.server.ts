import type { SectionContext } from "../section-context.ts";

/** The lines of the worksheet, and the plans that it chooses from. */
export function calculatorData({ content }: SectionContext) {
  const { lines, plans } = content.one("worksheet");
  const named = plans.map(({ plan, ...costs }) => {
    const { name = plan, interactions } = content.find("plans", plan)?.data ?? {};
    return { ...costs, name, interactions };
  });
  return { lines, plans: named };
}
