/** Something that has a value at every place. */
export type Surface = (x: number, y: number) => number;

/** A rectangle, in whatever unit its user works in. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Values on a square grid: `values[row * columns + column]` is the one at `left + column * cell`, `top + row * cell`. */
export type Field = {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly values: Float64Array;
};

/**
 * Reads a surface on a grid that covers a box.
 *
 * @param surface what to read
 * @param box the rectangle to cover, in the surface's unit
 * @param cell the distance between two readings, in the same unit
 * @returns the readings
 */
export function sample(surface: Surface, box: Box, cell: number): Field {
  const columns = Math.ceil((box.right - box.left) / cell) + 1;
  const rows = Math.ceil((box.bottom - box.top) / cell) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    surface(box.left + (index % columns) * cell, box.top + Math.floor(index / columns) * cell),
  );
  return { columns, rows, left: box.left, top: box.top, cell, values };
}

/** The four weights of a cubic B-spline at a share between two readings. */
function weightsAt(share: number): readonly [number, number, number, number] {
  const left = 1 - share;
  const near = (3 * share ** 3 - 6 * share ** 2 + 4) / 6;
  const far = (3 * left ** 3 - 6 * left ** 2 + 4) / 6;
  return [left ** 3 / 6, near, far, share ** 3 / 6];
}

/**
 * Makes a grid a surface again by cubic B-splines. They soften the readings a little, and slopes have no creases, so
 * that lines drawn on a finer grid don't show the coarse one. Beyond the grid the nearest reading holds.
 *
 * @param field the readings
 * @returns the surface, in the field's unit
 */
export function smooth(field: Field): Surface {
  const { columns, rows, left, top, cell, values } = field;
  return (x, y) => {
    const column = (x - left) / cell;
    const row = (y - top) / cell;
    const firstColumn = Math.floor(column);
    const firstRow = Math.floor(row);
    const across = weightsAt(column - firstColumn);
    const down = weightsAt(row - firstRow);
    let sum = 0;
    for (let j = 0; j < down.length; j += 1) {
      const start = clamp(firstRow + j - 1, rows) * columns;
      const weightDown = down[j] ?? 0;
      for (let i = 0; i < across.length; i += 1) {
        sum += weightDown * (across[i] ?? 0) * (values[start + clamp(firstColumn + i - 1, columns)] ?? 0);
      }
    }
    return sum;
  };
}

function clamp(index: number, length: number): number {
  return Math.min(length - 1, Math.max(0, index));
}

/**
 * @param field at least one reading
 * @returns its lowest and its highest value
 */
export function extent(field: Field): { lowest: number; highest: number } {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of field.values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return { lowest, highest };
}
