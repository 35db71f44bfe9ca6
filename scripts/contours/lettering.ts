import type { Glyph } from "fontkit";
import { headingFont } from "../heading-font.ts";
import type { Colour } from "./palette.ts";
import { Pen, type Point } from "./paths.ts";
import { short } from "./svg.ts";

/** Units of an em: at the size of the film's words, six to a pixel. */
const EM = 250;

/** In ems: looser than headings, since these letters are read when small. */
const TRACKING = -0.005;

/** Which part of a line lies at its point. */
export type Anchor = "start" | "middle" | "end";

/** How far a line's point is from its start, in its widths. */
const BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/** How a line of text is drawn. */
interface Lettering {
  /** The letters' size, in the picture's units. */
  readonly size: number;
  readonly anchor: Anchor;
  readonly colour: Colour;
  /** What is around the letters, so that no line runs through them. */
  readonly halo?: Colour;
}

const outlines = new Map<string, string>();

/**
 * Draws a line of text as an outline: a picture can't load a page's fonts.
 *
 * @param text one line
 * @param at the point of its baseline that the anchor names, in the picture's units
 * @param lettering how it is drawn
 * @returns a path
 */
export function lettering(text: string, [x, y]: Point, { size, anchor, colour, halo }: Lettering): string {
  const key = `${anchor} ${text}`;
  const outline = outlines.get(key) ?? outlineOf(text, anchor);
  outlines.set(key, outline);
  const place = `translate(${short(x)} ${short(y)}) scale(${size / EM})`;
  const stroke = halo
    ? `stroke="${halo}" stroke-width="${EM / 5}" stroke-opacity="0.7" stroke-linejoin="round" paint-order="stroke"`
    : 'stroke="none"';
  return `<path transform="${place}" fill="${colour}" ${stroke} d="${outline}"/>`;
}

/** How far each letter carries the pen, in units of an em. */
function advancesOf(text: string): number[] {
  return headingFont()
    .layout(text)
    .positions.map(({ xAdvance }) => (xAdvance / headingFont().unitsPerEm + TRACKING) * EM);
}

/**
 * @param text one line
 * @param size the letters' size
 * @returns how wide the line is, in the same unit
 */
export function widthOf(text: string, size: number): number {
  return (advancesOf(text).reduce((sum, advance) => sum + advance, 0) * size) / EM;
}

/**
 * Each letter's outline is the same wherever it stands, so that compression finds it again.
 *
 * @param text one line
 * @param anchor which part of the line lies at 0
 * @returns path data, in units of an em
 */
export function outlineOf(text: string, anchor: Anchor): string {
  const advances = advancesOf(text);
  const pen = new Pen();
  let left = -BEFORE[anchor] * widthOf(text, EM);
  for (const [index, glyph] of headingFont().layout(text).glyphs.entries()) {
    drawGlyph(pen, glyph, Math.round(left));
    left += advances[index] ?? 0;
  }
  return pen.text;
}

const CURVES = { lineTo: "l", quadraticCurveTo: "q" } as const;

function drawGlyph(pen: Pen, { path }: Glyph, left: number): void {
  const placed = (x: number, y: number): Point => {
    const scale = EM / headingFont().unitsPerEm;
    return [left + Math.round(x * scale), -Math.round(y * scale)];
  };
  for (const { command, args } of path.commands) {
    const [x = 0, y = 0, endX, endY] = args;
    if (command === "closePath") pen.close();
    else if (command === "moveTo") pen.go("M", placed(x, y));
    else {
      const isCurve = endX !== undefined && endY !== undefined;
      pen.command(CURVES[command]);
      pen.point(placed(x, y), !isCurve);
      if (isCurve) pen.point(placed(endX, endY));
    }
  }
}
