import type { Content, Entry, ReadFile } from "../entries/content.server.ts";
import { nearest, suggest } from "../problems/nearest.ts";
import { type Problem, valueAt } from "../problems/problem.ts";
import { problemAt } from "./related-files.ts";

interface Column {
  readonly plan: ReadFile;
  readonly given: readonly string[];
}

/** Checks that every plan gives a value for each row of the comparison on the pricing page, and for no other. */
export function checkComparison(content: Content, files: readonly ReadFile[]): Problem[] {
  const [pricing] = content.all("pricing");
  if (!pricing) return [];
  const rows = pricing.data.comparison.map((row) => row.id);
  const columns = files.filter((file) => file.type === "plans").flatMap(columnOf);
  // What all plans lack or have too much was changed in the list of rows.
  const unfilled = columns.length > 1 ? rows.filter((row) => columns.every(({ given }) => !given.includes(row))) : [];
  const [first, ...others] = columns;
  const shared = first?.given.filter(
    (row) => others.length > 0 && !rows.includes(row) && others.every(({ given }) => given.includes(row)),
  );
  return [
    ...changedRows(pricing, rows, unfilled, shared ?? []),
    ...columns.flatMap((column) =>
      checkPlan(
        column,
        rows,
        rows.filter((row) => !unfilled.includes(row)),
        shared ?? [],
      ),
    ),
  ];
}

function columnOf(plan: ReadFile): Column[] {
  const column = valueAt(plan.data, ["comparison"]);
  return typeof column === "object" && column !== null ? [{ plan, given: Object.keys(column) }] : [];
}

/** @param unfilled rows that no plan knows. @param shared what all plans give a value for, though it is no row */
function changedRows(
  pricing: Entry,
  rows: readonly string[],
  unfilled: readonly string[],
  shared: readonly string[],
): Problem[] {
  const renamed = new Map(unfilled.map((row) => [row, nearest(row, shared)]));
  return [
    ...unfilled.map((row) => {
      const meant = renamed.get(row);
      const message = `no plan in content/plans/ gives a value for the row "${row}"${meant ? `, but all have "${meant}": did you mean that?` : ""}`;
      const hint = meant ? undefined : "Add it to the comparison of each plan, or take it out here.";
      return problemAt(pricing, ["comparison", rows.indexOf(row), "id"], { message, ...(hint ? { hint } : {}) });
    }),
    ...shared
      .filter((row) => ![...renamed.values()].includes(row))
      .map((row) => {
        const message = `each plan in content/plans/ gives a value for "${row}", which is no row here`;
        return problemAt(pricing, ["comparison"], { message, hint: "Put the row back, or take it out of each plan." });
      }),
  ];
}

function checkPlan(
  { plan: { source }, given }: Column,
  rows: readonly string[],
  needed: readonly string[],
  shared: readonly string[],
): Problem[] {
  const unknown = given.filter((row) => !rows.includes(row) && !shared.includes(row));
  const missing = needed.filter((row) => !given.includes(row));
  // A name that is misspelt is there, and not missing as well.
  const meant = new Set(unknown.map((row) => nearest(row, missing)));
  return [
    ...missing
      .filter((row) => !meant.has(row))
      .map((row) => ({
        file: source.file,
        ...source.locate(["comparison"]),
        field: "comparison",
        message: `a value for the row "${row}" of the comparison is missing`,
        hint: "The rows are in content/site/pricing.json; each plan gives a value for each.",
      })),
    ...unknown.map((row) => ({
      file: source.file,
      ...source.locateKey(["comparison", row]),
      field: `comparison.${row}`,
      message: `the comparison in content/site/pricing.json has no row "${row}". ${suggest(row, missing.length > 0 ? missing : rows)}`,
    })),
  ];
}
