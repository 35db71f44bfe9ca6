import type { Glyph } from "fontkit";
import { headingFont } from "../heading-font.ts";

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

/** A glyph of a word, and how far from the word's start it stands, in font units. */
interface SetGlyph {
  readonly glyph: Glyph;
  readonly at: number;
}

interface SetWord {
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
}

const setWords = new Map<string, SetWord>();

/** Titles share many words, and laying out takes long. */
function setWord(word: string): SetWord {
  const known = setWords.get(word);
  if (known) return known;
  const font = headingFont();
  const { glyphs, positions } = font.layout(word);
  let pen = 0;
  const set = glyphs.map((glyph, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) + TRACKING * font.unitsPerEm;
    return { glyph, at };
  });
  const result = { glyphs: set, width: pen };
  setWords.set(word, result);
  return result;
}

/** @returns how wide a line is, in pixels. */
export function widthOf(line: string, size: number): number {
  const words = line.split(" ").map((word) => setWord(word).width);
  return inPixels(
    words.reduce((sum, width) => sum + width, (words.length - 1) * setWord(" ").width),
    size,
  );
}

function inPixels(width: number, size: number): number {
  return (width / headingFont().unitsPerEm) * size;
}

/**
 * Fills each line as far as it goes.
 * @param words the words' widths, in font units
 * @param width how wide a line may be, in font units
 * @returns how many words stand on each line
 */
function fill(words: readonly number[], width: number): number[] {
  const space = setWord(" ").width;
  const lines: number[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    end += space + word;
    if (end > width) {
      lines.push(0);
      end = word;
    }
    lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
  }
  return lines;
}

/** Lines of about the same length: the narrowest width that needs no line more. */
function balance(words: readonly number[], width: number, lines: number): number[] {
  const precision = headingFont().unitsPerEm / 20;
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > precision) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle).length > lines) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide);
}

/**
 * Breaks a title into lines, in the largest letters that let it fit its frame.
 * @throws if it does not fit in the smallest, naming the title
 */
export function typeset(title: string, frame: Frame): Setting {
  const words = title.split(/\s+/);
  const widths = words.map((word) => setWord(word).width);
  const widest = Math.max(...widths);
  for (const size of frame.sizes) {
    const width = (frame.width / size) * headingFont().unitsPerEm;
    const { length } = fill(widths, width);
    if (widest <= width && length * size * LEADING <= frame.height) {
      return { size, lines: brokenAt(words, balance(widths, width, length)) };
    }
  }
  throw new Error(`The title "${title}" is too long for a share picture.`);
}

function brokenAt(words: readonly string[], counts: readonly number[]): string[] {
  let start = 0;
  return counts.map((count) => {
    start += count;
    return words.slice(start - count, start).join(" ");
  });
}

/** A glyph and where it stands in a picture: the start of its baseline, in whole pixels. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

function placeLine(line: string, size: number, left: number, baseline: number): PlacedGlyph[] {
  const scale = size / headingFont().unitsPerEm;
  let start = 0;
  return line.split(" ").flatMap((text) => {
    const word = setWord(text);
    const from = start;
    start += word.width + setWord(" ").width;
    return word.glyphs.map(({ glyph, at }) => ({ glyph, x: Math.round(left + (from + at) * scale), y: baseline }));
  });
}

/** @returns a title's glyphs and their size, at the top left of its frame. */
export function placeTitle(title: string, frame: Frame): { size: number; glyphs: PlacedGlyph[] } {
  const { size, lines } = typeset(title, frame);
  const glyphs = lines.flatMap((line, index) =>
    placeLine(line, size, frame.left, Math.round(frame.top + size * (0.92 + index * LEADING))),
  );
  return { size, glyphs };
}

/** @returns a glyph as an SVG path of a size; an outline, since no machine's own fonts may have a say. */
export function drawGlyph(glyph: Glyph, size: number): string {
  const scale = size / headingFont().unitsPerEm;
  return `<path transform="scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
}

/** @returns a title as SVG outlines, at the top left of its frame. */
export function drawTitle(title: string, frame: Frame): string {
  const { size, glyphs } = placeTitle(title, frame);
  return glyphs.map(({ glyph, x, y }) => `<g transform="translate(${x} ${y})">${drawGlyph(glyph, size)}</g>`).join("");
}
