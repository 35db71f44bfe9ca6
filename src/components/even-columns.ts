import type { GridColumns } from "./grid.css.ts";

const COUNTS = { one: 1, two: 2, three: 3 } as const satisfies Record<GridColumns, number>;

/**
 * The number of columns that leaves no row half empty.
 * @param most the most columns that fit
 * @returns the most columns that divide the items evenly; otherwise two, with a last item as wide as both
 */
export function evenColumns(count: number, most: GridColumns): GridColumns {
  const filled = (["three", "two"] as const).find(
    (columns) => COUNTS[columns] <= COUNTS[most] && count % COUNTS[columns] === 0,
  );
  return filled ?? (most === "one" ? "one" : "two");
}
