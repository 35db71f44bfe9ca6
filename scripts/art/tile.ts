import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { createNoise2D } from "simplex-noise";
import { type DrawingName, drawingNames } from "../../schemas/drawings.ts";
import { palette } from "../../src/theme/colours.ts";
import { type Colour, mix } from "../pictures/colour.ts";
import { randomFrom } from "../pictures/random.ts";
import { contours } from "./contours.ts";
import { drawings, type Part } from "./drawings.ts";
import { type Surface, sample } from "./field.ts";

const WIDTH = 400;
const HEIGHT = 300;

/** A picture's colours: the ground from far away to close by, its lines, and what is drawn on it. */
interface Scheme {
  readonly far: Colour;
  readonly near: Colour;
  readonly line: Colour;
  readonly main: Colour;
  readonly accent: Colour;
}

/** Ochre that stands out from light grounds as well as from dark shapes. */
const OCHRE = mix(palette.ochre, palette.ochreBright, 0.5);

/** All are light enough to tell the drawing at a glance; neighbours in a list take turns. */
const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    far: palette.limestoneShade,
    near: palette.white,
    line: palette.eucalyptus,
    main: palette.eucalyptus,
    accent: OCHRE,
  },
  {
    far: mix(palette.eucalyptus, palette.eucalyptusBright, 0.62),
    near: palette.eucalyptus,
    line: palette.eucalyptusDeep,
    main: palette.white,
    accent: palette.ochreBright,
  },
  {
    far: mix(palette.ochreBright, palette.limestone, 0.25),
    near: mix(palette.ochreBright, palette.limestone, 0.8),
    line: palette.ochre,
    main: palette.ink,
    accent: OCHRE,
  },
  {
    far: mix(palette.eucalyptusBright, palette.eucalyptusPale, 0.35),
    near: mix(palette.eucalyptusPale, palette.white, 0.6),
    line: palette.eucalyptus,
    main: palette.eucalyptusDeep,
    accent: OCHRE,
  },
];

function drawPart({ path, line }: Part, colour: Colour): string {
  return line === undefined
    ? `<path fill="${colour}" d="${path}"/>`
    : `<path fill="none" stroke="${colour}" stroke-width="${line}" d="${path}"/>`;
}

/** @returns how far each place of the picture is from what is drawn there */
async function distanceFrom(parts: readonly Part[]): Promise<Surface> {
  const shapes = parts.filter(({ tone }) => tone !== "cut").map((part) => drawPart(part, "#ffffff"));
  const silhouette = svg(`<path d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${objectGroup(shapes.join(""))}`);
  const pixels = await sharp(Buffer.from(silhouette)).extractChannel(0).raw().toBuffer();
  const inside = (x: number, y: number): boolean => (pixels[y * WIDTH + x] ?? 0) > 127;
  const rim: (readonly [number, number])[] = [];
  for (let y = 1; y < HEIGHT - 1; y += 1)
    for (let x = 1; x < WIDTH - 1; x += 1)
      if (inside(x, y) && !(inside(x - 1, y) && inside(x + 1, y) && inside(x, y - 1) && inside(x, y + 1)))
        rim.push([x, y]);
  return (x, y) => {
    if (inside(Math.round(x), Math.round(y))) return 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [rimX, rimY] of rim) nearest = Math.min(nearest, (rimX - x) ** 2 + (rimY - y) ** 2);
    return Math.sqrt(nearest);
  };
}

/**
 * Land that falls off from the drawing: its lines follow the drawing close by, and go their own ways further out.
 */
function landAround(distance: Surface, seed: string): Surface {
  const noise = createNoise2D(randomFrom(seed));
  return (x, y) => {
    const away = distance(x, y);
    const sway = noise(x / 110, y / 110) + 0.22 * noise(x / 55 + 9, y / 55);
    return -((away / 15) ** 0.86) + Math.min(1, Math.max(0, away - 8) / 70) * 1.5 * sway;
  };
}

const objectGroup = (content: string): string => `<g stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

const LOWEST = 9;

/**
 * @returns the tile of a drawing, an SVG document: what it shows lies in the land like an island, and the contour lines
 *   spread from it.
 */
async function tile(name: DrawingName): Promise<string> {
  const parts = drawings[name];
  const { far, near, line, main, accent } = schemes[(drawingNames.indexOf(name) + 3) % schemes.length] ?? schemes[0];
  const land = landAround(await distanceFrom(parts), name);
  const frame = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const field = sample(land, { left: -40, top: -40, right: WIDTH + 40, bottom: HEIGHT + 40 }, 4);
  const options = { interval: 1, from: -LOWEST, to: -1, spacing: 34, shortest: 90, precision: 1 };
  const bands = contours(field, { ...options, frame, place: (point) => point }).map(({ height, path, index }) => {
    const share = (height + LOWEST) / (LOWEST - 1);
    return `<path fill="${mix(far, near, share)}"${index ? ' stroke-width="2.6"' : ""} d="${path}"/>`;
  });
  const tones = { main, accent, soft: mix(main, near, 0.42), cut: near };
  const drawn = parts.map((part) => drawPart(part, tones[part.tone]));
  return svg(
    `<path fill="${far}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g stroke="${line}" stroke-opacity=".5" stroke-width="1.5">${bands.join("")}</g>${objectGroup(drawn.join(""))}`,
  );
}

/** Draws the tiles of industries into public/. */
export async function drawTiles(): Promise<void> {
  for (const name of drawingNames) await writeFile(`public/images/tiles/${name}.svg`, `${await tile(name)}\n`);
}
