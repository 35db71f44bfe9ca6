import { type Contour, contourAreas } from "./contour-lines.ts";
import { type DrawnLand, drawnLand, LAND, LANDS } from "./lands.ts";
import { mix } from "./palette.ts";
import type { Point } from "./paths.ts";
import { pick, type Random, randomFrom } from "./random.ts";
import { drawRoute, routeOver, STATIONS_APART, stationsAlong } from "./route.ts";
import { rampAt, type Scheme, type SchemeName, schemeNames, schemes } from "./schemes.ts";
import { summits } from "./survey.ts";
import { document, type Marks, type Size, short } from "./svg.ts";
import { terrain } from "./terrain.ts";
import { boxOf, type Detail, fieldOf, inPixels, optionsFor } from "./view.ts";

const ILLUSTRATION: Size = { width: 1200, height: 675 };
const ILLUSTRATION_DETAIL: Detail = {
  interval: 1 / 15,
  spacing: 60,
  shortest: 200,
  precision: 2,
  cell: 8,
  lineWidth: 0.9,
};

function schemeFrom(seed: string): SchemeName {
  return pick(randomFrom(`scheme ${seed}`), schemeNames);
}

function widthOf(contour: Contour, { lineWidth, precision }: Detail): string {
  return contour.index ? ` stroke-width="${short(lineWidth * 2.1 * precision)}"` : "";
}

function drawBand(contour: Contour, scheme: Scheme, detail: Detail): string {
  const fill = contour.height < 0 ? mix(scheme.sea, scheme.land[0], 0.12) : rampAt(scheme.land, contour.height);
  return `<path fill="${fill}"${widthOf(contour, detail)} d="${contour.path}"/>`;
}

interface Sheet {
  readonly size: Size;
  readonly detail: Detail;
  readonly scheme: Scheme;
}

function drawBands(bands: readonly Contour[], { size, detail, scheme }: Sheet): string {
  const { precision, lineWidth } = detail;
  const hasSea = bands.some(({ height }) => height < 0);
  const paper = `<path fill="${hasSea ? scheme.sea : scheme.land[0]}" d="M0 0h${size.width * precision}v${size.height * precision}H0z"/>`;
  const drawn = bands.map((band) => drawBand(band, scheme, detail)).join("");
  const pen = `stroke="${scheme.line}" stroke-opacity="${scheme.lineOpacity}" stroke-width="${short(lineWidth * precision)}"`;
  return `${paper}<g ${pen} stroke-linejoin="round">${drawn}</g>`;
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
  return drawBands(bands, { size: LAND, detail: ILLUSTRATION_DETAIL, scheme });
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
