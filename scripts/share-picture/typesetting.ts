import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** Titles are set in the weight that is nearest to the one of the site's headings. */
const FONT = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

/** As tight as the site's largest headings, in ems. */
const TRACKING = -0.028;
const LEADING = 1.1;

/** Where a text may stand, in pixels, and how large its letters may be: the first size that fits is taken. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** A text broken into lines. */
export interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
}

let loaded: Font | undefined;

function headingFont(): Font {
  loaded ??= create(readFileSync(require.resolve(FONT)));
  return loaded;
}

/** @returns how wide a line is, in pixels. */
export function widthOf(line: string, size: number): number {
  const font = headingFont();
  return (font.layout(line).advanceWidth / font.unitsPerEm + TRACKING * line.length) * size;
}

/** Fills each line as far as it goes. */
function fill(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Lines of about the same length: the narrowest width that needs no line more. */
function balance(words: readonly string[], size: number, width: number): string[] {
  const count = fill(words, size, width).length;
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fill(words, size, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(words, size, wide);
}

/**
 * Breaks a title into lines, in the largest letters that let it fit its frame.
 * @throws if it does not fit in the smallest, naming the title
 */
export function typeset(title: string, frame: Frame): Setting {
  const words = title.split(/\s+/);
  for (const size of frame.sizes) {
    const lines = balance(words, size, frame.width);
    const fits = lines.every((line) => widthOf(line, size) <= frame.width);
    if (fits && lines.length * size * LEADING <= frame.height) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for a share picture.`);
}

/** @returns a line's letters as an SVG path's group; outlines, since no machine's own fonts may have a say. */
function drawLine(line: string, size: number, left: number, baseline: number): string {
  const font = headingFont();
  const { glyphs, positions } = font.layout(line);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) + TRACKING * font.unitsPerEm;
    return `<path transform="translate(${Math.round(at)})" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / font.unitsPerEm;
  return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}

/** @returns a title as SVG outlines, at the top left of its frame. */
export function drawTitle(title: string, frame: Frame): string {
  const { size, lines } = typeset(title, frame);
  const drawn = lines.map((line, index) =>
    drawLine(line, size, frame.left, Math.round(frame.top + size * (0.92 + index * LEADING))),
  );
  return drawn.join("");
}
