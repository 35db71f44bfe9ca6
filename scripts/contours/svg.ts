import type { Colour } from "./palette.ts";
import type { Point } from "./paths.ts";

/** A picture's size in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** The colours of what surveyors draw upon the land. */
export type Marks = { readonly line: Colour; readonly point: Colour; readonly ground: Colour };

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
 * The station where a traverse ends: a ring with a cross.
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

/**
 * A line from station to station, and a cross at its end.
 *
 * @param stations in pixels; none gives nothing
 * @param marks the colours
 * @param precision path units a pixel
 * @returns the drawing
 */
export function drawTraverse(stations: readonly Point[], marks: Marks, precision: number): string {
  const scaled = stations.map(([x, y]): Point => [x * precision, y * precision]);
  const end = scaled.at(-1);
  if (!end) return "";
  const line = `<path fill="none" d="M${scaled.map(([x, y]) => `${x} ${y}`).join("L")}"/>`;
  const rings = scaled.slice(0, -1).map((station) => circle(station, 4.2 * precision));
  const pen = `stroke="${marks.line}" stroke-width="${short(1.6 * precision)}" fill="${marks.ground}"`;
  return `<g ${pen}>${scaled.length > 1 ? line : ""}${rings.join("")}${drawPoint(end, marks, precision)}</g>`;
}
