import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The headings' type, in the weight that is nearest to theirs. */
const FONT = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

/** In ems: looser than headings, since these letters are read when small. */
const TRACKING = -0.005;

/** Which part of a line lies at its point. */
export type Anchor = "start" | "middle" | "end";

/** How far a line's point is from its start, in its widths. */
const BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

let loaded: Font | undefined;

function font(): Font {
  loaded ??= create(readFileSync(require.resolve(FONT)));
  return loaded;
}

/** A line as an outline, and its width. */
export interface Lettering {
  /** The value of a path's `d`, around the point of the baseline that the anchor names. */
  readonly path: string;
  readonly width: number;
}

const drawn = new Map<string, Lettering>();

/**
 * Draws a line of text as an outline: a picture can't load a page's fonts. Each line is drawn once, as numerals come often.
 *
 * @param text one line
 * @param size the letters' size, in the picture's units
 * @param anchor which part of the line lies at 0
 * @returns the outline
 */
export function lettering(text: string, size: number, anchor: Anchor = "start"): Lettering {
  const key = `${size} ${anchor} ${text}`;
  const known = drawn.get(key) ?? draw(text, size, anchor);
  drawn.set(key, known);
  return known;
}

function draw(text: string, size: number, anchor: Anchor): Lettering {
  const { unitsPerEm } = font();
  const { glyphs, positions } = font().layout(text);
  const scale = size / unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + TRACKING * size);
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  let pen = -BEFORE[anchor] * width;
  const paths = glyphs.map(({ path }, index) => {
    const outline = path.scale(scale, -scale).translate(pen, 0).toSVG();
    pen += advances[index] ?? 0;
    return outline;
  });
  return { path: paths.join(""), width };
}
