import { withPrices } from "../../content/facts/worksheet.ts";
import type { SectionContext } from "../section-context.ts";

/** The worksheet, and the plans for it. */
export function calculatorData({ content }: SectionContext) {
  return withPrices(content.one("worksheet"), (id) => content.find("plans", id)?.data);
}
