import { type Contour, type ContourOptions, contourAreas, contourLines } from "./contour-lines.ts";
import { type Box, extent, type Field, type Surface, sample } from "./field.ts";
import { type DrawnLand, drawnLand, LAND, LANDS } from "./lands.ts";
import { type Colour, mix, palette } from "./palette.ts";
import type { Point } from "./paths.ts";
import { pick, type Random, randomFrom } from "./random.ts";
import { drawRoute, routeOver, STATIONS_APART, stationsAlong } from "./route.ts";
import { rampAt, type Scheme, type SchemeName, schemeNames, schemes } from "./schemes.ts";
import { summits, traverse } from "./survey.ts";
import { document, drawTraverse, type Marks, type Size, short } from "./svg.ts";
import { type Plan, terrain } from "./terrain.ts";

/** How a terrain is looked at: what lies in the picture's middle, and how near it is. */
type View = { readonly size: Size; readonly zoom: number; readonly centre: Point };

/** How much is drawn. Lengths are in pixels, the interval in heights. */
type Detail = Omit<ContourOptions, "from" | "to"> & { readonly cell: number; readonly lineWidth: number };

const ILLUSTRATION: Size = { width: 1200, height: 675 };
const ILLUSTRATION_DETAIL: Detail = {
  interval: 1 / 15,
  spacing: 60,
  shortest: 200,
  precision: 2,
  cell: 8,
  lineWidth: 0.9,
};

const TILE: Size = { width: 400, height: 300 };
const TILE_DETAIL: Detail = { interval: 1 / 12, spacing: 50, shortest: 70, precision: 2, cell: 5, lineWidth: 0.8 };

/** Bathymetric lines at most: the gulf is where a picture breathes. */
const DEEPEST = -2;

function schemeFrom(seed: string): SchemeName {
  return pick(randomFrom(`scheme ${seed}`), schemeNames);
}

/** The land in pixels of a picture. */
function inPixels(land: Surface, { size, zoom, centre }: View): Surface {
  const scale = size.height * zoom;
  return (x, y) => land((x - size.width / 2) / scale + centre[0], (y - size.height / 2) / scale + centre[1]);
}

function boxOf({ width, height }: Size, margin: number): Box {
  return { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
}

/** The grid reaches three cells beyond the picture, so that the rims of areas and their lines stay out of sight. */
function fieldOf(land: Surface, size: Size, cell: number): Field {
  return sample(land, boxOf(size, 3 * cell), cell);
}

function optionsFor(field: Field, detail: Detail): ContourOptions {
  const { lowest, highest } = extent(field);
  const steps = (height: number): number => Math.trunc(height / detail.interval);
  return { ...detail, from: Math.max(DEEPEST, steps(lowest)), to: steps(highest) };
}

function widthOf(contour: Contour, { lineWidth, precision }: Detail): string {
  return contour.index ? ` stroke-width="${short(lineWidth * 2.1 * precision)}"` : "";
}

function drawBand(contour: Contour, scheme: Scheme, detail: Detail): string {
  const fill = contour.height < 0 ? mix(scheme.sea, scheme.land[0], 0.12) : rampAt(scheme.land, contour.height);
  return `<path fill="${fill}"${widthOf(contour, detail)} d="${contour.path}"/>`;
}

function drawBands(field: Field, size: Size, scheme: Scheme, detail: Detail): string {
  const { precision } = detail;
  const ground = extent(field).lowest < 0 ? scheme.sea : scheme.land[0];
  const paper = `<path fill="${ground}" d="M0 0h${size.width * precision}v${size.height * precision}H0z"/>`;
  const bands = contourAreas(field, optionsFor(field, detail)).map((contour) => drawBand(contour, scheme, detail));
  const pen = `stroke="${scheme.line}" stroke-opacity="${scheme.lineOpacity}" stroke-width="${short(detail.lineWidth * precision)}"`;
  return `${paper}<g ${pen} stroke-linejoin="round">${bands.join("")}</g>`;
}

function marksOf(scheme: Scheme): Marks {
  return { line: scheme.traverse, point: scheme.point, ground: mix(scheme.sea, scheme.land[0], 0.5) };
}

/** What of a land a picture shows: mirrored or not, and from which corner on, in pixels. */
type Window = { readonly mirrored: readonly [boolean, boolean]; readonly corner: Point };

function windowFrom(random: Random): Window {
  const within = (room: number): number => Math.round(random() * room);
  return {
    mirrored: [random() < 0.5, random() < 0.5],
    corner: [within(LAND.width - ILLUSTRATION.width), within(LAND.height - ILLUSTRATION.height)],
  };
}

function placeIn({ mirrored: [across, down], corner }: Window, x: number, y: number): Point {
  return [(across ? LAND.width - x : x) - corner[0], (down ? LAND.height - y : y) - corner[1]];
}

/** Where a picture's route goes: over those of its land's summits that are clear of its edges. */
function summitsIn(land: DrawnLand, window: Window): Point[] {
  const box = boxOf(ILLUSTRATION, -110);
  return land.summits
    .map(({ x, y }) => placeIn(window, x, y))
    .filter(([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function drawWindow(land: DrawnLand, { mirrored: [across, down], corner }: Window, scheme: Scheme): string {
  const { precision } = ILLUSTRATION_DETAIL;
  const [x, y] = [across ? LAND.width - corner[0] : -corner[0], down ? LAND.height - corner[1] : -corner[1]];
  const matrix = [across ? -1 : 1, 0, 0, down ? -1 : 1, x * precision, y * precision].join(" ");
  return `<g transform="matrix(${matrix})">${drawLandBands(land, scheme)}</g>`;
}

function drawLandBands({ bands }: DrawnLand, scheme: Scheme): string {
  const { precision, lineWidth } = ILLUSTRATION_DETAIL;
  const hasSea = bands.some(({ height }) => height < 0);
  const paper = `<path fill="${hasSea ? scheme.sea : scheme.land[0]}" d="M0 0h${LAND.width * precision}v${LAND.height * precision}H0z"/>`;
  const drawn = bands.map((band) => drawBand(band, scheme, ILLUSTRATION_DETAIL)).join("");
  const pen = `stroke="${scheme.line}" stroke-opacity="${scheme.lineOpacity}" stroke-width="${short(lineWidth * precision)}"`;
  return `${paper}<g ${pen} stroke-linejoin="round">${drawn}</g>`;
}

/** @returns the land that a seed leads to; a picture's land does not depend on what other pictures there are. */
export function landFrom(seed: string): number {
  return Math.floor(randomFrom(`land ${seed}`)() * LANDS);
}

/** What an article's picture shows of it. */
export interface IllustrationSubject {
  /** Where in its text each of its parts begins, 0 to 1, in order. */
  readonly parts: readonly number[];
  /** Its colours; the seed decides if they are left out. */
  readonly scheme?: SchemeName;
}

/**
 * The picture of an article, 1200 by 675: bands of height, contour lines, and a route on which each part of the article is
 * a numbered station, as far from the next one as the part is long. Carving and tracing a land takes a fifth of a second,
 * so pictures show parts of lands that were drawn once (scripts/make-lands.ts), each from a place of its own.
 *
 * @param seed any text, such as the article's slug
 * @returns an SVG document, under 20 kB
 */
export function illustration(seed: string, { parts, scheme: name = schemeFrom(seed) }: IllustrationSubject): string {
  const scheme = schemes[name];
  const random = randomFrom(`window ${seed}`);
  const land = drawnLand(landFrom(seed));
  const window = windowFrom(random);
  const { precision } = ILLUSTRATION_DETAIL;
  const route = routeOver(summitsIn(land, window), ILLUSTRATION, random);
  const stations = stationsAlong(route, parts, STATIONS_APART);
  const survey = drawRoute(route, stations, marksOf(scheme), precision);
  return document(ILLUSTRATION, precision, drawWindow(land, window, scheme) + survey);
}

/** A land without anything upon it, for pictures that have words there. */
export function plainLand(number: number, schemeName: SchemeName): string {
  return document(LAND, ILLUSTRATION_DETAIL.precision, drawLandBands(drawnLand(number), schemes[schemeName]));
}

/**
 * Carves and traces a land, which is kept from then on.
 *
 * @param seed any text
 * @returns the land
 */
export function drawLand(seed: string): DrawnLand {
  const surface = inPixels(terrain(seed), { size: LAND, zoom: 1, centre: [0, 0] });
  const field = fieldOf(surface, LAND, ILLUSTRATION_DETAIL.cell);
  return {
    bands: contourAreas(field, optionsFor(field, ILLUSTRATION_DETAIL)),
    summits: summits(surface, boxOf(LAND, -110), 7, 170).map(([x, y]) => ({ x, y })),
  };
}

/** Where a tile has its summit, in pixels: off the middle, on one side or the other. */
function tileFocus(seed: string): Point {
  const random = randomFrom(`focus ${seed}`);
  const side = random() < 0.5 ? 0.32 : 0.58;
  return [Math.round(TILE.width * (side + random() * 0.1)), Math.round(TILE.height * (0.36 + random() * 0.26))];
}

/** A view that has a high summit in the tile's focus. */
function tileView(land: Surface, [focusX, focusY]: Point): View {
  const zoom = 1.6;
  const scale = TILE.height * zoom;
  const within = (reach: number): Box => boxOf({ width: 0, height: 0 }, reach * scale);
  const look = (box: Box): Point[] => summits((right, down) => land(right / scale, down / scale), box, 1, 1);
  const [[x, y] = [0, 0]] = [...look(within(0.4)), ...look(within(0.75))];
  return { size: TILE, zoom, centre: [(x - focusX + TILE.width / 2) / scale, (y - focusY + TILE.height / 2) / scale] };
}

/**
 * The picture of an industry's tile, 400 by 300: one summit and its survey point.
 *
 * @param seed any text, such as the industry's slug
 * @param schemeName its colours; the seed decides if they are left out
 * @returns an SVG document, under 6 kB
 */
export function tile(seed: string, schemeName: SchemeName = schemeFrom(seed)): string {
  const [size, detail, scheme] = [TILE, TILE_DETAIL, schemes[schemeName]];
  const whole = terrain(seed);
  const focus = tileFocus(seed);
  const land = inPixels(whole, tileView(whole, focus));
  const bands = drawBands(fieldOf(land, size, detail.cell), size, scheme, detail);
  return document(size, detail.precision, bands + drawTraverse([focus], marksOf(scheme), detail.precision));
}

/** The places of a page that have decoration. */
export const backgroundNames = ["hero", "section", "cta"] as const;
export type BackgroundName = (typeof backgroundNames)[number];

/** Two pictures a place, one upon the other, of the same size: thin lines, and the heavier ones with a survey point. */
export const backgroundLayers = ["lines", "marks"] as const;
export type BackgroundLayer = (typeof backgroundLayers)[number];

/** The lands of the heroes: pages that follow upon one another should not look alike. */
const heroLands: readonly Pick<Background, "seed" | "plan">[] = [
  { seed: "willunga", plan: { landform: "coast", angle: 0.25 } },
  { seed: "onkaparinga", plan: { landform: "peninsula", angle: 2.2 } },
  { seed: "wilpena", plan: { landform: "pound", angle: 0.8 } },
  { seed: "barossa", plan: { landform: "range", angle: 1.1 } },
  { seed: "yorke", plan: { landform: "peninsula", angle: 5.2 } },
  { seed: "gawler", plan: { landform: "range", angle: 2.5 } },
  { seed: "encounter", plan: { landform: "coast", angle: 2.6 } },
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

const backgrounds: Record<BackgroundName, Background> = {
  hero: {
    seed: "willunga",
    plan: { landform: "coast", angle: 0.25 },
    view: { size: { width: 1600, height: 900 }, zoom: 1, centre: [-0.1, 0] },
    detail: BROAD,
    line: palette.eucalyptusBright,
    point: palette.ochreBright,
    stations: 3,
    fade: {
      lines: [
        [0.12, 0],
        [0.5, 0.2],
        [0.8, 0.36],
        [1, 0.36],
      ],
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

function drawLines(land: Surface, layer: BackgroundLayer, { view, detail, line, fade }: Background): string {
  const { size } = view;
  const stops = fade[layer];
  const field = fieldOf(land, size, detail.cell);
  const options = { ...optionsFor(field, detail), shows: (x: number) => isSeen(x / size.width, stops) };
  const lines = contourLines(field, options).filter(({ index }) => index === (layer === "marks"));
  const width = short(detail.lineWidth * detail.precision * (layer === "marks" ? 1.6 : 1));
  const path = `<path fill="none" stroke="url(#f)" stroke-width="${width}" d="${lines.map((contour) => contour.path).join("")}"/>`;
  return drawFade(stops, line, size.width * detail.precision) + path;
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
  const settings = { ...backgrounds[name], ...(name === "hero" ? heroLands[land] : undefined) };
  const { view, detail, stations } = settings;
  const surface = inPixels(landOf(settings), view);
  const points = layer === "marks" && stations > 0 ? drawStations(surface, settings) : "";
  return document(view.size, detail.precision, drawLines(surface, layer, settings) + points);
}
