import sharp from "sharp";

/** Something that has a value at every place. */
export type Surface = (x: number, y: number) => number;

/** A rectangle, in whatever unit its user works in. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Values on a square grid: `values[row * columns + column]` is the one at `left + column * cell`, `top + row * cell`. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly values: Float64Array;
}

/** @returns a surface's values on a grid that covers a box, `cell` apart */
export function sample(surface: Surface, { left, top, right, bottom }: Box, cell: number): Field {
  const columns = Math.ceil((right - left) / cell) + 1;
  const rows = Math.ceil((bottom - top) / cell) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    surface(left + (index % columns) * cell, top + Math.floor(index / columns) * cell),
  );
  return { columns, rows, left, top, cell, values };
}

/** Heights are kept as grey of 16 bits while a library of pictures works on them. */
const GREYS = 65535;

/**
 * Makes a grid finer, so that lines drawn on it don't show the coarse one.
 *
 * @param field values between -1 and 1
 * @param times how many cells there are for each, along an edge
 */
export async function refine({ columns, rows, left, top, cell, values }: Field, times: number): Promise<Field> {
  const grey = Uint16Array.from(values, (value) => Math.round(((value + 1) / 2) * GREYS));
  const { data, info } = await sharp(grey, { raw: { width: columns, height: rows, channels: 1 } })
    .toColourspace("grey16")
    .resize(columns * times, rows * times, { kernel: "cubic", fit: "fill" })
    .blur(times * 0.7)
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const fine = new Uint16Array(data.buffer, data.byteOffset, info.width * info.height);
  // A picture's cells lie side by side: the first small one is at the edge of the large one.
  const edge = (cell * (1 / times - 1)) / 2;
  return {
    columns: info.width,
    rows: info.height,
    left: left + edge,
    top: top + edge,
    cell: cell / times,
    values: Float64Array.from(fine, (value) => (2 * value) / GREYS - 1),
  };
}
