import type { SectionOf } from "../../../schemas/sections/index.ts";
import { worksheetIn } from "../../content/facts/worksheet.ts";
import type { SectionContext } from "../section-context.ts";

/** The lines of the guide's worksheet. */
export function calculatorData({ guide }: SectionOf<"calculator">, { content }: SectionContext) {
  return { lines: worksheetIn(content.find("guide", guide)?.prose?.tables ?? []) };
}
