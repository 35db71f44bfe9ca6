import type { ContourOptions } from "./contour-lines.ts";
import { type Box, extent, type Field, type Surface, sample } from "./field.ts";
import type { Point } from "./paths.ts";
import type { Size } from "./svg.ts";

/** How a terrain is looked at: what lies in the picture's middle, and how near it is. */
export type View = { readonly size: Size; readonly zoom: number; readonly centre: Point };

/** How much is drawn. Lengths are in pixels, the interval in heights. */
export type Detail = Omit<ContourOptions, "from" | "to"> & { readonly cell: number; readonly lineWidth: number };

/** Bathymetric lines at most: the gulf is where a picture breathes. */
const DEEPEST = -2;

/** The land in pixels of a picture. */
export function inPixels(land: Surface, { size, zoom, centre }: View): Surface {
  const scale = size.height * zoom;
  return (x, y) => land((x - size.width / 2) / scale + centre[0], (y - size.height / 2) / scale + centre[1]);
}

/** The picture with a margin around it, in pixels. */
export function boxOf({ width, height }: Size, margin: number): Box {
  return { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
}

/** The grid reaches three cells beyond the picture, so that the rims of areas and their lines stay out of sight. */
export function fieldOf(land: Surface, size: Size, cell: number): Field {
  return sample(land, boxOf(size, 3 * cell), cell);
}

/** Which heights of a field are drawn, and how. */
export function optionsFor(field: Field, detail: Detail): ContourOptions {
  const { lowest, highest } = extent(field);
  const steps = (height: number): number => Math.trunc(height / detail.interval);
  return { ...detail, from: Math.max(DEEPEST, steps(lowest)), to: steps(highest) };
}
