import type { Content } from "./load.server.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";

/** Checks that every plan gives a value for each row of the comparison on the pricing page, and for no other. */
export function checkComparison(content: Content): Problem[] {
  const rows = content.one("pricing").comparison.rows.map((row) => row.id);
  return content.all("plans").flatMap(({ source, data }) => {
    const given = Object.keys(data.comparison);
    const missing = rows.filter((row) => !given.includes(row));
    const unknown = given.filter((row) => !rows.includes(row));
    return [
      ...missing.map((row) => ({
        file: source.file,
        ...source.locate(["comparison"]),
        field: "comparison",
        message: `a value for the row "${row}" of the comparison is missing`,
      })),
      ...unknown.map((row) => ({
        file: source.file,
        ...source.locateKey(["comparison", row]),
        field: `comparison.${row}`,
        message: `the comparison has no row "${row}". Did you mean "${nearest(row, rows) ?? rows.join('" or "')}"?`,
      })),
    ];
  });
}
