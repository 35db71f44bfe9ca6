import type { GridColumns } from "./grid.css.ts";

const COUNTS = { one: 1, two: 2, three: 3 } as const satisfies Record<GridColumns, number>;

/**
 * The columns of a grid, so that no row is half empty, whatever number content gives.
 * @param most the most columns that there is room for
 * @returns the most columns whose rows the items fill; else two, where the last item is as wide as both
 */
export function evenColumns(count: number, most: GridColumns): GridColumns {
  const filled = (["three", "two"] as const).find(
    (columns) => COUNTS[columns] <= COUNTS[most] && count % COUNTS[columns] === 0,
  );
  return filled ?? (most === "one" ? "one" : "two");
}
