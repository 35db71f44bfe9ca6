import { type Contour, contourAreas } from "./contour-lines.ts";
import { type Box, sample } from "./field.ts";
import { mix, palette } from "./palette.ts";
import type { Point } from "./paths.ts";
import { type Ramp, rampAt } from "./schemes.ts";
import { summits, traverse } from "./survey.ts";
import { circle, document, drawPoint, type Marks, type Size, short } from "./svg.ts";
import { type DriftingSurface, driftingTerrain, type Plan } from "./terrain.ts";

/** The film's size in pixels. */
export const FILM_SIZE: Size = { width: 1280, height: 720 };

/** When the whole line stands, in shares of the loop: the moment for a still picture. */
export const FILM_STILL = 0.72;

/** Everything that stays the same from frame to frame. Points are of the standing land, in pixels. */
export type Scene = {
  readonly land: DriftingSurface;
  /** The stations that the line joins, in its order. */
  readonly route: readonly Point[];
  /** Those that it passes by. */
  readonly others: readonly Point[];
};

const PLAN: Plan = { landform: "range", angle: 1.25 };
const INTERVAL = 1 / 17;
/** How many intervals every line climbs in one loop: a whole number, so that each ends where another began. */
const CLIMB = 2;
const CELL = 5;
/** Path units a pixel: a power of two is exact. Coarser ones would make the lines tremble. */
const PRECISION = 8;
const BANDS: Ramp = [
  palette.night,
  palette.nightRaised,
  mix(palette.night, palette.eucalyptus, 0.32),
  mix(palette.night, palette.eucalyptus, 0.5),
];
const MARKS: Marks = { line: palette.ochreBright, point: palette.ochreBright, ground: palette.night };

/** The story, in shares of the loop. */
const FIRST_LEG = 0.06;
const LEG = 0.1;
const REST = 0.018;
const FADE_FROM = 0.84;
const FADE_TO = 0.96;

function fromPixels([x, y]: Point): Point {
  return [(x - FILM_SIZE.width / 2) / FILM_SIZE.height, (y - FILM_SIZE.height / 2) / FILM_SIZE.height];
}

function toPixels([x, y]: Point): Point {
  return [x * FILM_SIZE.height + FILM_SIZE.width / 2, y * FILM_SIZE.height + FILM_SIZE.height / 2];
}

/**
 * Sets up the film.
 *
 * @param seed any text
 * @returns its land and its stations
 */
export function sceneFrom(seed: string): Scene {
  const land = driftingTerrain(seed, PLAN);
  const still = (x: number, y: number): number => land.height(...fromPixels([x, y]), 0);
  const margin = 80;
  const box: Box = { left: margin, top: margin, right: FILM_SIZE.width - margin, bottom: FILM_SIZE.height - margin };
  const stations = summits(still, box, 10, 110);
  const route = traverse(stations.slice(0, 5));
  return { land, route, others: stations.slice(5) };
}

/** Slow at both ends. */
function ease(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return clamped * clamped * (3 - 2 * clamped);
}

/** How heavy a line is: full at fixed heights, five intervals apart, and light between, as it climbs from one to the next. */
function weightAt(height: number): number {
  const away = Math.abs(height / (INTERVAL * 5) - Math.round(height / (INTERVAL * 5))) * 5;
  return ease(1 - away);
}

function drawBand({ height, path }: Contour): string {
  const weight = weightAt(height);
  // Lines come up out of the plain's darkness, so none ever appears at once.
  const presence = ease((height - 0.02) / 0.25);
  const opacity = short(presence * (0.34 + 0.36 * weight));
  const width = short((0.9 + 0.9 * weight) * PRECISION);
  return `<path fill="${rampAt(BANDS, height)}" stroke-opacity="${opacity}" stroke-width="${width}" d="${path}"/>`;
}

function drawLand(land: DriftingSurface, turn: number): string {
  const box: Box = {
    left: -2 * CELL,
    top: -2 * CELL,
    right: FILM_SIZE.width + 2 * CELL,
    bottom: FILM_SIZE.height + 2 * CELL,
  };
  const field = sample((x, y) => land.height(...fromPixels([x, y]), turn), box, CELL);
  const climbed = (turn % 1) * CLIMB;
  const options = {
    interval: INTERVAL,
    offset: climbed,
    from: -CLIMB,
    to: 17,
    spacing: 10,
    shortest: 0,
    precision: PRECISION,
  };
  const bands = contourAreas(field, options).map(drawBand);
  return `<g transform="scale(${1 / PRECISION})" stroke="${palette.eucalyptusBright}" stroke-linejoin="round">${bands.join("")}</g>`;
}

function isBetween(turn: number, from: number, to: number): boolean {
  return turn >= from && turn < to;
}

/** When the line reaches a station. */
function arrivalAt(station: number): number {
  return station === 0 ? FIRST_LEG : FIRST_LEG + station * (LEG + REST) - REST;
}

function towards([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/** The line as far as it has come: its corners, and its moving end. */
function walked(route: readonly Point[], turn: number): Point[] {
  const corners = route.filter((_, station) => turn >= arrivalAt(station));
  const [from, to] = [corners.at(-1), route[corners.length]];
  if (!from || !to) return corners;
  const setOut = arrivalAt(corners.length) - LEG;
  return [...corners, towards(from, to, ease((turn - setOut) / LEG))];
}

/** A ring that spreads from a station and vanishes, from 0 to 1. */
function drawRipple(centre: Point, share: number, reach: number): string {
  if (!isBetween(share, 0, 1)) return "";
  const opacity = short(0.7 * (1 - share) ** 2);
  return circle(centre, 7 + reach * (1 - (1 - share) ** 3), ` fill="none" stroke-opacity="${opacity}"`);
}

function drawStation(centre: Point, station: number, last: number, turn: number): string {
  const since = turn - arrivalAt(station);
  if (since < 0) return "";
  if (station < last) return drawRipple(centre, since / 0.09, 14) + circle(centre, 4.2);
  const ripples = [0, 0.06, 0.12].map((delay) => drawRipple(centre, (since - delay) / 0.2, 44));
  return ripples.join("") + drawPoint(centre, MARKS, 1);
}

/** A survey point that nobody has called yet. */
function drawWaiting([x, y]: Point): string {
  const cross = `M${short(x - 5)} ${short(y)}h10M${short(x)} ${short(y - 5)}v10`;
  return `<path stroke="${palette.limestone}" stroke-opacity="0.6" stroke-width="1.2" d="${cross}"/>`;
}

function drawCall(route: readonly Point[], turn: number): string {
  const opacity = short(1 - ease((turn - FADE_FROM) / (FADE_TO - FADE_FROM)));
  const line = walked(route, turn);
  const head =
    line.length > 0 && line.length < route.length + 1 && turn < arrivalAt(route.length - 1) ? line.at(-1) : undefined;
  const path =
    line.length > 1 ? `<path fill="none" d="M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}"/>` : "";
  const light = head
    ? circle(head, 9, ` fill="${MARKS.line}" fill-opacity="0.18" stroke="none"`) +
      circle(head, 3, ` fill="${MARKS.line}"`)
    : "";
  const stations = route.map((station, index) => drawStation(station, index, route.length - 1, turn));
  return `<g stroke="${MARKS.line}" stroke-width="1.8" fill="${MARKS.ground}" opacity="${opacity}">${path}${stations.join("")}${light}</g>`;
}

/**
 * Draws one moment of the film.
 *
 * @param scene the film
 * @param turn the share of the loop that has gone by; 1 is the same moment as 0
 * @returns an SVG document of the film's size
 */
export function filmFrame({ land, route, others }: Scene, turn: number): string {
  const moment = turn % 1;
  const placed = (point: Point): Point => toPixels(land.place(...fromPixels(point), moment));
  const paper = `<path fill="${palette.night}" d="M0 0h${FILM_SIZE.width}v${FILM_SIZE.height}H0z"/>`;
  const points = [...route, ...others].map((point) => drawWaiting(placed(point)));
  const drawing = drawLand(land, moment) + points.join("") + drawCall(route.map(placed), moment);
  return document(FILM_SIZE, 1, paper + drawing);
}
