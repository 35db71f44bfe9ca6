import { HERO_FADE } from "../../src/layout/hero-fade.ts";
import { contourLines } from "./contour-lines.ts";
import type { Box, Surface } from "./field.ts";
import { type Colour, palette } from "./palette.ts";
import { summits, traverse } from "./survey.ts";
import { document, drawTraverse, type Marks, short } from "./svg.ts";
import { type Plan, terrain } from "./terrain.ts";
import { type Detail, fieldOf, inPixels, optionsFor, type View } from "./view.ts";

/** The places of a page that have decoration. */
export const backgroundNames = ["hero", "section", "cta"] as const;
export type BackgroundName = (typeof backgroundNames)[number];

/** Two pictures a place, one upon the other, of the same size: thin lines, and the heavier ones with a survey point. */
export const backgroundLayers = ["lines", "marks"] as const;
export type BackgroundLayer = (typeof backgroundLayers)[number];

/** The lands of the heroes: pages that follow upon one another should not look alike. The fifth has the fewest lines, for the case studies have the most words. */
const heroLands: readonly Pick<Background, "seed" | "plan">[] = [
  { seed: "willunga", plan: { landform: "coast", angle: 0.25 } },
  { seed: "onkaparinga", plan: { landform: "peninsula", angle: 2.2 } },
  { seed: "wilpena", plan: { landform: "pound", angle: 0.8 } },
  { seed: "barossa", plan: { landform: "range", angle: 1.1 } },
  { seed: "encounter", plan: { landform: "coast", angle: 2.6 } },
  { seed: "gawler", plan: { landform: "range", angle: 2.5 } },
  { seed: "yorke", plan: { landform: "peninsula", angle: 5.2 } },
  { seed: "arkaroola", plan: { landform: "pound", angle: 2.3 } },
  { seed: "eyre", plan: { landform: "peninsula", angle: 1.1 } },
  { seed: "wirrabara", plan: { landform: "range", angle: 0.5 } },
  { seed: "coorong", plan: { landform: "coast", angle: 5.6 } },
  { seed: "heysen", plan: { landform: "range", angle: 1.9 } },
  { seed: "kangaroo", plan: { landform: "peninsula", angle: 3.6 } },
];

/** How many lands the heroes have. */
export const HERO_LANDS = heroLands.length;

/** Opacity at a share of the picture's width. */
type Stop = readonly [at: number, opacity: number];

type Background = {
  readonly seed: string;
  readonly plan: Plan;
  readonly view: View;
  readonly detail: Detail;
  readonly line: Colour;
  readonly point: Colour;
  readonly stations: number;
  /** How strongly each layer is drawn, across the picture: text has a quiet ground. */
  readonly fade: Record<BackgroundLayer, readonly Stop[]>;
};

const BROAD: Detail = { interval: 1 / 16, spacing: 70, shortest: 260, precision: 2, cell: 9, lineWidth: 1 };

/** A hero's lines stand in the page, where every byte comes before its first paint: as few lines as a slope needs. */
const HERO: Detail = { ...BROAD, interval: 1 / 14, spacing: 110, precision: 1 };

const backgrounds: Record<BackgroundName, Background> = {
  hero: {
    seed: "willunga",
    plan: { landform: "coast", angle: 0.25 },
    view: { size: { width: 1600, height: 900 }, zoom: 1, centre: [-0.1, 0] },
    detail: HERO,
    line: palette.eucalyptusBright,
    point: palette.ochreBright,
    stations: 3,
    fade: {
      lines: HERO_FADE,
      marks: [
        [0.12, 0],
        [0.5, 0.3],
        [0.8, 0.6],
        [1, 0.6],
      ],
    },
  },
  section: {
    seed: "fleurieu",
    plan: { landform: "range", angle: 0.42 },
    view: { size: { width: 1600, height: 640 }, zoom: 1.5, centre: [-0.3, 0.05] },
    detail: BROAD,
    line: palette.eucalyptus,
    point: palette.ochre,
    stations: 0,
    fade: {
      lines: [
        [0.4, 0],
        [0.75, 0.4],
        [1, 0.42],
      ],
      marks: [
        [0.4, 0],
        [0.75, 0.5],
        [1, 0.6],
      ],
    },
  },
  cta: {
    seed: "torrens",
    plan: { landform: "pound", angle: 0.3 },
    view: { size: { width: 1600, height: 640 }, zoom: 1.9, centre: [0, 0] },
    detail: BROAD,
    line: palette.eucalyptusBright,
    point: palette.ochreBright,
    stations: 1,
    fade: {
      lines: [
        [0, 0.4],
        [0.16, 0.34],
        [0.36, 0],
        [0.64, 0],
        [0.84, 0.34],
        [1, 0.4],
      ],
      marks: [
        [0, 0.6],
        [0.16, 0.5],
        [0.36, 0],
        [0.64, 0],
        [0.84, 0.5],
        [1, 0.6],
      ],
    },
  },
};

/** What is invisible is left out of the file. */
function isSeen(share: number, stops: readonly Stop[]): boolean {
  const next = stops.findIndex(([at]) => at >= share);
  const neighbours = next < 0 ? stops.slice(-1) : stops.slice(Math.max(0, next - 1), next + 1);
  return neighbours.some(([, opacity]) => opacity > 0);
}

function drawFade(stops: readonly Stop[], colour: Colour, width: number): string {
  const drawn = stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="${width}">${drawn.join("")}</linearGradient>`;
}

function tracePath(land: Surface, layer: BackgroundLayer, { view: { size }, detail, fade }: Background): string {
  const field = fieldOf(land, size, detail.cell);
  const options = { ...optionsFor(field, detail), shows: (x: number) => isSeen(x / size.width, fade[layer]) };
  const lines = contourLines(field, options).filter(({ index }) => index === (layer === "marks"));
  return lines.map((contour) => contour.path).join("");
}

function drawLines(land: Surface, layer: BackgroundLayer, settings: Background): string {
  const { view, detail, line, fade } = settings;
  const width = short(detail.lineWidth * detail.precision * (layer === "marks" ? 1.6 : 1));
  const path = `<path fill="none" stroke="url(#f)" stroke-width="${width}" d="${tracePath(land, layer, settings)}"/>`;
  return drawFade(fade[layer], line, view.size.width * detail.precision) + path;
}

/** Stations keep to the right, clear of the words, and to the middle: a low part of a page shows no more. */
function drawStations(land: Surface, { view: { size }, detail, point, stations }: Background): string {
  const { width, height } = size;
  const box: Box = { left: width * 0.64, top: height * 0.26, right: width - 90, bottom: height * 0.74 };
  const marks: Marks = { line: point, point, ground: palette.night };
  return drawTraverse(traverse(summits(land, box, stations, 200)), marks, detail.precision);
}

const carved = new Map<string, Surface>();

/** Both layers of a background show the same land, and carving it is most of the work. */
function landOf({ seed, plan }: Background): Surface {
  const known = carved.get(seed);
  if (known) return known;
  const land = terrain(seed, plan);
  carved.set(seed, land);
  return land;
}

/**
 * A decorative picture on a transparent ground: `hero` and `cta` for night, `section` for limestone. Both layers of a
 * name have the same size (1600 by 900, or by 640) and lie exactly upon each other if they are placed alike: covering,
 * and aligned right (`cta`: in the middle). Each does without the other. On a narrow screen, where the words take the
 * whole width, leave out `hero`'s marks and align it and `section` at about 40 %, where the lines are faint.
 *
 * @param name where it is used
 * @param layer thin lines, or index lines with survey points
 * @param land which of the heroes' lands; other places have one
 * @returns an SVG document, under 9 kB
 */
export function background(name: BackgroundName, layer: BackgroundLayer, land = 0): string {
  const settings = settingsOf(name, land);
  const { view, detail, stations } = settings;
  const surface = inPixels(landOf(settings), view);
  const points = layer === "marks" && stations > 0 ? drawStations(surface, settings) : "";
  return document(view.size, detail.precision, drawLines(surface, layer, settings) + points);
}

function settingsOf(name: BackgroundName, land: number): Background {
  return { ...backgrounds[name], ...(name === "hero" ? heroLands[land] : undefined) };
}

/** @returns what the lines of a hero's land are drawn by: the `d` of the one path in its picture */
export function heroLines(land: number): string {
  const settings = settingsOf("hero", land);
  return tracePath(inPixels(landOf(settings), settings.view), "lines", settings);
}
