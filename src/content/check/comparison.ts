import type { Content, ReadFile } from "../load/content.server.ts";
import { type Problem, valueAt } from "./report/problem.ts";
import { suggest } from "./schema/nearest.ts";

/** Checks that every plan gives a value for each row of the comparison on the pricing page, and for no other. */
export function checkComparison(content: Content, files: readonly ReadFile[]): Problem[] {
  const [pricing] = content.all("pricing");
  if (!pricing) return [];
  const rows = pricing.data.comparison.map((row) => row.id);
  return files.filter((file) => file.type === "plans").flatMap((plan) => checkPlan(plan, rows));
}

function checkPlan({ source, data }: ReadFile, rows: readonly string[]): Problem[] {
  const column = valueAt(data, ["comparison"]);
  if (typeof column !== "object" || column === null) return [];
  const given = Object.keys(column);
  const missing = rows.filter((row) => !given.includes(row));
  const unknown = given.filter((row) => !rows.includes(row));
  return [
    ...missing.map((row) => ({
      file: source.file,
      ...source.locate(["comparison"]),
      field: "comparison",
      message: `a value for the row "${row}" of the comparison is missing`,
      hint: "The rows stand in content/site/pricing.json; each plan gives a value for each.",
    })),
    ...unknown.map((row) => ({
      file: source.file,
      ...source.locateKey(["comparison", row]),
      field: `comparison.${row}`,
      message: `the comparison in content/site/pricing.json has no row "${row}". ${suggest(row, rows)}`,
    })),
  ];
}
