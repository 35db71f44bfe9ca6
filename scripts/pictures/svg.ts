import type { Colour } from "./colour.ts";

/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A picture's size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The colours of the marks that surveyors draw on a landscape. */
export interface Marks {
  readonly line: Colour;
  readonly point: Colour;
  readonly ground: Colour;
}

/**
 * @param size the picture's size
 * @param precision path units a pixel
 * @param content what is in it, in path units
 * @returns an SVG document, which fills a box of another shape and is cropped by it
 */
export function document({ width, height }: Size, precision: number, content: string): string {
  const view = `0 0 ${width * precision} ${height * precision}`;
  const fit = `viewBox="${view}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${fit}>${content}</svg>`;
}

/**
 * @param value any number
 * @returns it with two decimals at most, without the tail that binary fractions leave
 */
export function short(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}

/**
 * @param centre in path units
 * @param radius in path units
 * @param attributes more of them, with a space before
 * @returns a circle
 */
export function circle([x, y]: Point, radius: number, attributes = ""): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes}/>`;
}

/**
 * The point where a route ends: a ring with a cross.
 *
 * @param centre in path units
 * @param marks its colours
 * @param precision path units a pixel
 * @returns the mark, drawn with the stroke width of what it is put into
 */
export function drawPoint([x, y]: Point, { point, ground }: Marks, precision: number): string {
  const [reach, radius] = [15 * precision, 7.5 * precision];
  const cross = `M${short(x - reach)} ${short(y)}h${2 * reach}M${short(x)} ${short(y - reach)}v${2 * reach}`;
  const dot = circle([x, y], 2.2 * precision, ` fill="${point}"`);
  return `<g stroke="${point}" fill="${ground}">${circle([x, y], radius)}<path d="${cross}"/>${dot}</g>`;
}
