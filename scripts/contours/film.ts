import { join } from "node:path";
import { type Contour, contourAreas } from "./contour-lines.ts";
import { type Box, sample } from "./field.ts";
import { type Anchor, lettering } from "./lettering.ts";
import { type Colour, mix, palette } from "./palette.ts";
import type { Point } from "./paths.ts";
import { type Ramp, rampAt } from "./schemes.ts";
import { summits } from "./survey.ts";
import { circle, document, drawPoint, type Marks, type Size, short } from "./svg.ts";
import { type DriftingSurface, driftingTerrain, type Plan } from "./terrain.ts";

/** The film's size in pixels. */
export const FILM_SIZE: Size = { width: 1280, height: 720 };

/** When everything stands, in shares of the loop: the moment for a still picture. */
export const FILM_STILL = 0.86;

/** What is said at a station. */
export interface FilmWords {
  readonly time: string;
  readonly title: string;
}

/** Where the words are kept that the film in public/media shows. */
export const FILM_WORDS_FILE = join(import.meta.dirname, "film-words.json");

/** @returns what of the content's moments is drawn into the film. */
export function filmWords(moments: readonly FilmWords[]): FilmWords[] {
  return moments.map(({ time, title }) => ({ time, title }));
}

/** Everything that stays the same from frame to frame. */
export type Scene = {
  readonly land: DriftingSurface;
  /** The stations in their order: points of the standing land, in pixels. */
  readonly route: readonly Point[];
  readonly words: readonly FilmWords[];
};

/** A land whose summits lie so that the stations' words have room. */
const SEED = "semaphore";
const PLAN: Plan = { landform: "range", angle: 1.25 };

/** How a station is labelled: where its words stand, seen from it, and when the line gets there, in shares of the loop. */
interface Station {
  /** The station is the summit that is nearest to here. */
  readonly near: Point;
  readonly words: Point;
  readonly anchor: Anchor;
  readonly leaves: number;
  readonly arrives: number;
}

const STATIONS: readonly Station[] = [
  { near: [162, 502], words: [-96, 84], anchor: "start", leaves: 0, arrives: 0.04 },
  { near: [454, 312], words: [-190, -96], anchor: "start", leaves: 0.1, arrives: 0.18 },
  { near: [740, 460], words: [20, 96], anchor: "end", leaves: 0.42, arrives: 0.5 },
  { near: [1040, 174], words: [176, -84], anchor: "end", leaves: 0.64, arrives: 0.73 },
];

/** The story between the stations, in shares of the loop. */
const TALK = { from: 0.22, to: 0.42 } as const;
const DIARY = { from: 0.38, booked: 0.51 } as const;
const DAWN = { from: 0.66, to: 0.82 } as const;
const END = { from: 0.92, to: 0.985 } as const;

/** The letters, in pixels: at a telephone's 350 px they are 12 px and 10 px high. */
const LETTERS = { text: 44, time: 38, day: 30 } as const;

const INTERVAL = 1 / 17;
/** How many intervals every line climbs in one loop: a whole number, so that each ends where another began. */
const CLIMB = 1;
const CELL = 5;
/** Path units a pixel: a power of two is exact. Coarser ones would make the lines tremble. */
const PRECISION = 8;
const BANDS: Ramp = [
  palette.night,
  palette.nightRaised,
  mix(palette.night, palette.eucalyptus, 0.26),
  mix(palette.night, palette.eucalyptus, 0.4),
];
const MARKS: Marks = { line: palette.ochreBright, point: palette.ochreBright, ground: palette.night };

function fromPixels([x, y]: Point): Point {
  return [(x - FILM_SIZE.width / 2) / FILM_SIZE.height, (y - FILM_SIZE.height / 2) / FILM_SIZE.height];
}

function toPixels([x, y]: Point): Point {
  return [x * FILM_SIZE.height + FILM_SIZE.width / 2, y * FILM_SIZE.height + FILM_SIZE.height / 2];
}

/**
 * Sets up the film.
 *
 * @param words what is said at each station, in order
 * @returns its land and its stations
 */
export function sceneFrom(words: readonly FilmWords[]): Scene {
  const land = driftingTerrain(SEED, PLAN);
  const still = (x: number, y: number): number => land.height(...fromPixels([x, y]), 0);
  const margin = 80;
  const box: Box = { left: margin, top: margin, right: FILM_SIZE.width - margin, bottom: FILM_SIZE.height - margin };
  const tops = summits(still, box, 16, 90);
  return { land, words, route: STATIONS.map(({ near }) => nearest(tops, near)) };
}

function nearest(points: readonly Point[], [x, y]: Point): Point {
  const away = ([atX, atY]: Point): number => Math.hypot(atX - x, atY - y);
  return points.reduce((best, point) => (away(point) < away(best) ? point : best), points[0] ?? [x, y]);
}

/** Slow at both ends. */
function ease(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return clamped * clamped * (3 - 2 * clamped);
}

/** How far a moment is from one to another, 0 to 1. */
function between(turn: number, from: number, to: number): number {
  return ease((turn - from) / (to - from));
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
  const opacity = short(presence * (0.22 + 0.3 * weight));
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

function towards([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/** The line as far as it has come. */
function drawWay(route: readonly Point[], turn: number): string {
  const legs = STATIONS.slice(1).map(({ leaves, arrives }, index) => {
    const [from, to] = [route[index], route[index + 1]];
    const share = between(turn, leaves, arrives);
    if (!from || !to || share === 0) return "";
    const [x, y] = towards(from, to, share);
    const head = share < 1 ? circle([x, y], 5, ` fill="${MARKS.line}"`) : "";
    return `<path d="M${short(from[0])} ${short(from[1])}L${short(x)} ${short(y)}"/>${head}`;
  });
  return legs.join("");
}

/** Words that go to and fro while the agent and the caller talk. */
function drawTalk([caller, agent]: readonly Point[], turn: number): string {
  if (!caller || !agent) return "";
  const share = (turn - TALK.from) / (TALK.to - TALK.from);
  const turns = 4;
  if (share <= 0 || share >= 1) return "";
  const said = (share * turns) % 1;
  const speaks = Math.floor(share * turns) % 2 === 0;
  const at = towards(speaks ? agent : caller, speaks ? caller : agent, ease(said));
  return (
    circle(at, 14, ` fill="${MARKS.line}" fill-opacity="0.25" stroke="none"`) + circle(at, 6, ` fill="${MARKS.line}"`)
  );
}

/** A ring that spreads from a station and vanishes, from 0 to 1. */
function drawRipple(centre: Point, share: number, reach: number): string {
  if (share < 0 || share >= 1) return "";
  const opacity = short(0.8 * (1 - share) ** 2);
  return circle(centre, 8 + reach * (1 - (1 - share) ** 3), ` fill="none" stroke-opacity="${opacity}"`);
}

function drawStation(centre: Point, index: number, turn: number): string {
  const since = turn - (STATIONS[index]?.arrives ?? 0);
  if (since < 0) return circle(centre, 5, ` stroke="${palette.limestone}" stroke-opacity="0.5"`);
  // The telephone rings three times; elsewhere one ring says that something has arrived.
  const rings = index === 0 ? [0, 0.035, 0.07] : [0];
  const ripples = rings.map((delay) => drawRipple(centre, (since - delay) / 0.09, 46)).join("");
  const isLast = index === STATIONS.length - 1;
  return ripples + (isLast ? drawPoint(centre, MARKS, 1.4) : circle(centre, 8, ` fill="${MARKS.line}"`));
}

/** A line of letters with the night around it. */
function drawLine(text: string, size: number, at: Point, anchor: Anchor, colour: Colour): string {
  return lettering(text, at, { size, anchor, colour, halo: palette.night });
}

function drawWords([x, y]: Point, index: number, { time, title }: FilmWords, turn: number): string {
  const station = STATIONS[index];
  if (!station) return "";
  const seen = between(turn, station.arrives, station.arrives + 0.03);
  if (seen === 0) return "";
  const [right, down] = station.words;
  const place = (line: number): Point => [x + right, y + down + line * LETTERS.text * 1.08];
  const lines = [
    drawLine(time, LETTERS.time, place(0), station.anchor, palette.ochreBright),
    drawLine(title, LETTERS.text, place(1), station.anchor, palette.limestone),
  ];
  return `<g opacity="${short(seen)}">${lines.join("")}</g>`;
}

/** A week of the diary: days across, hours down, and what is taken already. */
const WEEK = {
  left: 84,
  top: -34,
  cell: { width: 58, height: 34 },
  days: ["M", "T", "W", "T", "F"],
  hours: 4,
  taken: ["0 0", "0 1", "1 0", "1 2", "2 1", "2 2", "3 2", "4 0", "4 3", "0 3"],
  booked: "3 0",
} as const;

function drawDiary([x, y]: Point, turn: number): string {
  const seen = between(turn, DIARY.from, DIARY.from + 0.05);
  if (seen === 0) return "";
  const { cell, days, hours } = WEEK;
  const [left, top] = [x + WEEK.left, y + WEEK.top];
  const booked = between(turn, DIARY.booked, DIARY.booked + 0.025);
  const cells = days.flatMap((_, day) =>
    Array.from({ length: hours }, (_, hour) => {
      const name = `${day} ${hour}`;
      const at = `x="${short(left + day * cell.width + 3)}" y="${short(top + hour * cell.height + 3)}" width="${cell.width - 6}" height="${cell.height - 6}" rx="4"`;
      const isTaken = WEEK.taken.some((each) => each === name);
      const empty = `<rect ${at} fill="${isTaken ? palette.eucalyptus : palette.nightRaised}" fill-opacity="${isTaken ? 0.85 : 0.9}" stroke="${palette.eucalyptusBright}" stroke-opacity="0.45" stroke-width="1.5"/>`;
      if (name !== WEEK.booked) return empty;
      return `${empty}<rect ${at} fill="${MARKS.line}" fill-opacity="${short(booked)}" stroke="${MARKS.line}" stroke-opacity="${short(booked)}" stroke-width="3"/>`;
    }),
  );
  const names = days.map((name, day) =>
    drawLine(
      name,
      LETTERS.day,
      [left + (day + 0.5) * cell.width, top - 12],
      "middle",
      day === 3 ? palette.ochreBright : palette.limestone,
    ),
  );
  return `<g opacity="${short(seen)}">${cells.join("")}${names.join("")}</g>`;
}

/** It gets light from the right while the plumber reads. */
function drawDawn(turn: number): string {
  const light = between(turn, DAWN.from, DAWN.to) * (1 - between(turn, END.from, END.to));
  if (light === 0) return "";
  const stops = [
    [0, 0],
    [0.45, 0.04],
    [1, 0.24],
  ].map(
    ([at = 0, opacity = 0]) =>
      `<stop offset="${at}" stop-color="${palette.ochreBright}" stop-opacity="${short(opacity * light)}"/>`,
  );
  return `<linearGradient id="d" x1="0" y1="1" x2="1" y2="0">${stops.join("")}</linearGradient><path fill="url(#d)" d="M0 0h${FILM_SIZE.width}v${FILM_SIZE.height}H0z"/>`;
}

/** The enquiry's way, from the caller to the diary and on to the one who does the work. */
function drawStory(route: readonly Point[], words: readonly FilmWords[], turn: number): string {
  const opacity = short(1 - between(turn, END.from, END.to));
  const [, , diary] = route;
  const drawing = [
    drawWay(route, turn),
    diary ? drawDiary(diary, turn) : "",
    ...route.map((station, index) => drawStation(station, index, turn)),
    drawTalk(route, turn),
    ...route.map((station, index) => drawWords(station, index, words[index] ?? { time: "", title: "" }, turn)),
  ];
  return `<g stroke="${MARKS.line}" stroke-width="3" fill="${MARKS.ground}" opacity="${opacity}">${drawing.join("")}</g>`;
}

/**
 * Draws one moment of the film.
 *
 * @param scene the film
 * @param turn the share of the loop that has gone by; 1 is the same moment as 0
 * @returns an SVG document of the film's size
 */
export function filmFrame({ land, route, words }: Scene, turn: number): string {
  const moment = turn % 1;
  const placed = (point: Point): Point => toPixels(land.place(...fromPixels(point), moment));
  const paper = `<path fill="${palette.night}" d="M0 0h${FILM_SIZE.width}v${FILM_SIZE.height}H0z"/>`;
  const drawing = drawLand(land, moment) + drawDawn(moment) + drawStory(route.map(placed), words, moment);
  return document(FILM_SIZE, 1, paper + drawing);
}
