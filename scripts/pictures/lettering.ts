import { parsedFont } from "../../src/theme/fonts/static-fonts.server.ts";
import type { Colour } from "./colour.ts";
import { type Point, short } from "./svg.ts";

/** Units of an em: whole ones are exact enough for letters of a hundred pixels. */
const EM = 250;

/** In ems: looser than headings, since these letters are read when small. */
const TRACKING = -0.005;

/** How far a line's point is from its start, in its widths. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

/** Which part of a line lies at its point. */
export type Anchor = keyof typeof BEFORE;

/** How a line of text is drawn. */
interface Lettering {
  /** The letters' size, in the picture's units. */
  readonly size: number;
  readonly anchor: Anchor;
  readonly colour: Colour;
  /** What is around the letters, so that no line runs through them. */
  readonly halo?: Colour;
}

const headingFont = () => parsedFont("heading");

/**
 * Draws a line of text as an outline: a picture can't load a page's fonts.
 *
 * @param text one line
 * @param at the point of its baseline that the anchor names, in the picture's units
 * @param lettering how it is drawn
 * @returns a path
 */
export function lettering(text: string, [x, y]: Point, { size, anchor, colour, halo }: Lettering): string {
  const place = `translate(${short(x - BEFORE[anchor] * widthOf(text, size))} ${short(y)}) scale(${size / EM})`;
  const stroke = halo
    ? `stroke="${halo}" stroke-width="${EM / 5}" stroke-opacity="0.7" stroke-linejoin="round" paint-order="stroke"`
    : 'stroke="none"';
  return `<path transform="${place}" fill="${colour}" ${stroke} d="${outlineOf(text)}"/>`;
}

/** @returns how wide a line is, in the unit of its letters' size */
export function widthOf(text: string, size: number): number {
  const { advanceWidth, glyphs } = headingFont().layout(text);
  return size * (advanceWidth / headingFont().unitsPerEm + TRACKING * glyphs.length);
}

/** @returns path data in units of an em */
function outlineOf(text: string): string {
  const { glyphs, positions } = headingFont().layout(text);
  const scale = EM / headingFont().unitsPerEm;
  let left = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = path.scale(scale, -scale).translate(Math.round(left), 0).toSVG();
    left += (positions[index]?.xAdvance ?? 0) * scale + TRACKING * EM;
    return letter.replace(/-?\d+(?:\.\d+)?/g, (number) => `${Math.round(Number(number))}`);
  });
  return letters.join("");
}
