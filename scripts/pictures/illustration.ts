import { ARTICLE_PICTURE } from "../../src/seo/head.ts";
import { mix, rampAt } from "./colour.ts";
import { LANDSCAPE, LANDSCAPE_PRECISION, LANDSCAPES, type Landscape, readLandscape } from "./landscapes.ts";
import { pick, type Random, randomFrom } from "./random.ts";
import { drawRoute, routeOver, STATIONS_APART, stationsAlong } from "./route.ts";
import { type Scheme, type SchemeName, schemeNames, schemes } from "./schemes.ts";
import { document, type Point, type Size, short } from "./svg.ts";

const SIZE: Size = ARTICLE_PICTURE;
const LINE_WIDTH = 0.9 * LANDSCAPE_PRECISION;

/** How far the corners of a route are from the picture's edges at least. */
const MARGIN = 110;

function drawBands({ bands }: Landscape, scheme: Scheme): string {
  const hasSea = bands.some(({ height }) => height < 0);
  const [width, height] = [LANDSCAPE.width * LANDSCAPE_PRECISION, LANDSCAPE.height * LANDSCAPE_PRECISION];
  const paper = `<path fill="${hasSea ? scheme.sea : scheme.land[0]}" d="M0 0h${width}v${height}H0z"/>`;
  const drawn = bands.map(({ height, index, path }) => {
    const fill = height < 0 ? mix(scheme.sea, scheme.land[0], 0.12) : rampAt(scheme.land, height);
    return `<path fill="${fill}"${index ? ` stroke-width="${short(2.1 * LINE_WIDTH)}"` : ""} d="${path}"/>`;
  });
  const pen = `stroke="${scheme.line}" stroke-opacity="${scheme.lineOpacity}" stroke-width="${short(LINE_WIDTH)}"`;
  return `${paper}<g ${pen} stroke-linejoin="round">${drawn.join("")}</g>`;
}

/** What of a landscape a picture shows: mirrored or not, and from which corner on, in pixels. */
interface Window {
  readonly mirrored: readonly [boolean, boolean];
  readonly corner: Point;
}

function windowFrom(random: Random): Window {
  const within = (room: number): number => Math.round(random() * room);
  return {
    mirrored: [random() < 0.5, random() < 0.5],
    corner: [within(LANDSCAPE.width - SIZE.width), within(LANDSCAPE.height - SIZE.height)],
  };
}

/** Where a picture's route goes: over those of its landscape's summits that are clear of its edges. */
function summitsIn({ summits }: Landscape, { mirrored: [across, down], corner }: Window): Point[] {
  return summits
    .map(
      ([x, y]): Point => [
        (across ? LANDSCAPE.width - x : x) - corner[0],
        (down ? LANDSCAPE.height - y : y) - corner[1],
      ],
    )
    .filter(([x, y]) => x >= MARGIN && x <= SIZE.width - MARGIN && y >= MARGIN && y <= SIZE.height - MARGIN);
}

function drawWindow(landscape: Landscape, { mirrored: [across, down], corner }: Window, scheme: Scheme): string {
  const [x, y] = [across ? LANDSCAPE.width - corner[0] : -corner[0], down ? LANDSCAPE.height - corner[1] : -corner[1]];
  const matrix = [across ? -1 : 1, 0, 0, down ? -1 : 1, x * LANDSCAPE_PRECISION, y * LANDSCAPE_PRECISION].join(" ");
  return `<g transform="matrix(${matrix})">${drawBands(landscape, scheme)}</g>`;
}

/** @returns the landscape that a seed leads to; a picture's landscape does not depend on what other pictures there are */
export function landscapeNumber(seed: string): number {
  return Math.floor(randomFrom(`land ${seed}`)() * LANDSCAPES);
}

/** What an article's picture shows of it. */
interface IllustrationSubject {
  /** Where in its text each of its parts begins, 0 to 1, in order. */
  readonly parts: readonly number[];
  /** Its colours; the seed decides if they are left out. */
  readonly scheme?: SchemeName;
}

/**
 * The picture of an article, 1200 by 675: bands of height, contour lines, and a route on which each part of the article is
 * a numbered station, as far from the next one as the part is long.
 *
 * @param seed any text, such as the article's slug
 * @returns an SVG document, under 20 kB
 */
export function illustration(seed: string, { parts, scheme: name }: IllustrationSubject): string {
  const scheme = schemes[name ?? pick(randomFrom(`scheme ${seed}`), schemeNames)];
  const random = randomFrom(`window ${seed}`);
  const landscape = readLandscape(landscapeNumber(seed));
  const window = windowFrom(random);
  const route = routeOver(summitsIn(landscape, window), SIZE, random);
  const stations = stationsAlong(route, parts, STATIONS_APART);
  const marks = { line: scheme.route, point: scheme.point, ground: mix(scheme.sea, scheme.land[0], 0.5) };
  const drawing = drawWindow(landscape, window, scheme) + drawRoute(route, stations, marks, LANDSCAPE_PRECISION);
  return document(SIZE, LANDSCAPE_PRECISION, drawing);
}

/** @returns a landscape with nothing on it, an SVG document for pictures with words */
export function plainLandscape(number: number, scheme: SchemeName): string {
  return document(LANDSCAPE, LANDSCAPE_PRECISION, drawBands(readLandscape(number), schemes[scheme]));
}
