import { withPrices } from "../../content/facts/worksheet.ts";
import type { SectionContext } from "../section-context.ts";

/** The lines of the worksheet, and the plans that it chooses from. */
export function calculatorData({ content }: SectionContext) {
  return withPrices(content.one("worksheet"), (id) => content.find("plans", id)?.data);
}
