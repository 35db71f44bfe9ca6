import { join } from "node:path";
import { escapeXml } from "../../src/seo/escape-xml.ts";
import { palette } from "../../src/theme/colours.ts";
import { type Colour, mix, type Ramp, rampAt } from "../pictures/colour.ts";
import { type Anchor, lettering, widthOf } from "../pictures/lettering.ts";
import { circle, document, drawPoint, type Marks, type Point, type Size, short } from "../pictures/svg.ts";
import { type Contour, contours } from "./contours.ts";
import { type Plan, placed, type Terrain, terrain } from "./terrain.ts";

/** When everything is in place, as a share of the loop: the moment for a still picture. */
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

/** How a station is labelled: where its words are, relative to it, and when the line arrives there, as a share of the loop. */
interface Station {
  readonly at: Point;
  readonly words: Point;
  readonly anchor: Anchor;
}

/** The film for one shape of screen. */
export interface Cut {
  readonly size: Size;
  /** A landscape whose summits lie so that the stations' words have room, and what of it is in the picture's middle. */
  readonly landscape: { readonly seed: string; readonly plan: Plan; readonly centre: Point };
  readonly stations: readonly [Station, Station, Station, Station];
  /** The letters, in pixels. */
  readonly letters: { readonly title: number; readonly time: number; readonly day: number };
  /** Where the diary is, relative to its station, and how large its cells are. */
  readonly diary: { readonly at: Point; readonly cell: Size };
}

/** The film for wide screens and for telephones, on which it is 350 px wide. */
export const cuts = {
  wide: {
    size: { width: 1280, height: 720 },
    landscape: { seed: "semaphore", plan: { landform: "range", angle: 1.25 }, centre: [0, 0] },
    stations: [
      { at: [162, 502], words: [-96, 84], anchor: "start" },
      { at: [454, 312], words: [-190, -96], anchor: "start" },
      { at: [740, 460], words: [20, 96], anchor: "end" },
      { at: [1040, 174], words: [176, -84], anchor: "end" },
    ],
    letters: { title: 44, time: 38, day: 30 },
    diary: { at: [84, -34], cell: { width: 58, height: 34 } },
  },
  narrow: {
    size: { width: 720, height: 900 },
    landscape: { seed: "glenelg", plan: { landform: "range", angle: -0.15 }, centre: [0.17, 0] },
    stations: [
      { at: [95, 126], words: [54, -12], anchor: "start" },
      { at: [93, 300], words: [56, -12], anchor: "start" },
      { at: [167, 466], words: [50, -26], anchor: "start" },
      { at: [207, 752], words: [52, 14], anchor: "start" },
    ],
    letters: { title: 48, time: 42, day: 38 },
    diary: { at: [50, 102], cell: { width: 70, height: 32 } },
  },
} as const satisfies Record<string, Cut>;

/** The name of a cut. */
export type CutName = keyof typeof cuts;

/** Everything that stays the same from frame to frame. */
export interface Scene {
  readonly cut: Cut;
  readonly landscape: Terrain;
  readonly words: readonly FilmWords[];
}

/** When the line leaves for each station and when it gets there, in shares of the loop. */
const LEGS = [
  { leaves: 0, arrives: 0.04 },
  { leaves: 0.1, arrives: 0.18 },
  { leaves: 0.42, arrives: 0.5 },
  { leaves: 0.64, arrives: 0.73 },
] as const;

/** The story between the stations, in shares of the loop. */
const TALK = { from: 0.22, to: 0.42 } as const;
const DIARY = { from: 0.38, booked: 0.51 } as const;
const DAWN = { from: 0.66, to: 0.82 } as const;
const END = { from: 0.92, to: 0.985 } as const;

const INTERVAL = 1 / 17;
/** How many intervals every line climbs in one loop: a whole number, so that each ends where another began. */
const CLIMB = 1;
/** Path units a pixel: a power of two is exact. Coarser ones would make the lines tremble. */
const PRECISION = 8;
const BANDS: Ramp = [
  palette.night,
  palette.nightRaised,
  mix(palette.night, palette.eucalyptus, 0.34),
  mix(palette.night, palette.eucalyptus, 0.52),
];
/** How far from the edge words end at least. */
const MARGIN = 24;
const MARKS: Marks = { line: palette.ochreBright, point: palette.ochreBright, ground: palette.night };

/** @returns the film for a shape of screen, with what is said at each station, in order */
export async function sceneFrom(name: CutName, words: readonly FilmWords[]): Promise<Scene> {
  const cut = cuts[name];
  return { cut, words, landscape: await terrain(cut.landscape.seed, cut.landscape.plan) };
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

function drawLandscape({ cut: { size, landscape: view }, landscape }: Scene, turn: number): string {
  const bands = contours(landscape.field, {
    interval: INTERVAL,
    offset: turn * CLIMB,
    from: -CLIMB,
    to: 17,
    spacing: 10,
    shortest: 0,
    precision: PRECISION,
    frame: { left: 0, top: 0, right: size.width, bottom: size.height },
    place: placed(landscape, { size, zoom: 1, centre: view.centre }),
  }).map(drawBand);
  return `<g transform="scale(${1 / PRECISION})" stroke="${palette.eucalyptusBright}" stroke-linejoin="round">${bands.join("")}</g>`;
}

function towards([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/** The line as far as it has come. */
function drawWay(route: readonly Point[], turn: number): string {
  const legs = LEGS.slice(1).map(({ leaves, arrives }, index) => {
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
  const since = turn - (LEGS[index]?.arrives ?? 0);
  if (since < 0) return circle(centre, 5, ` stroke="${palette.limestone}" stroke-opacity="0.5"`);
  // The telephone rings three times; elsewhere one ring says that something has arrived.
  const rings = index === 0 ? [0, 0.035, 0.07] : [0];
  const ripples = rings.map((delay) => drawRipple(centre, (since - delay) / 0.09, 46)).join("");
  const isLast = index === LEGS.length - 1;
  return ripples + (isLast ? drawPoint(centre, MARKS, 1.4) : circle(centre, 8, ` fill="${MARKS.line}"`));
}

/** A line of letters with the night around it. The text is kept with it for tests, which can't read outlines. */
function drawLine(text: string, size: number, at: Point, anchor: Anchor, colour: Colour): string {
  return `<g data-text="${escapeXml(text)}">${lettering(text, at, { size, anchor, colour, halo: palette.night })}</g>`;
}

/** Long words are set smaller rather than cut off at the picture's edge. */
function fitting(text: string, size: number, room: number): number {
  return Math.min(size, (size * room) / widthOf(text, size));
}

function drawWords({ cut, words }: Scene, [x, y]: Point, index: number, turn: number): string {
  const [station, said, leg] = [cut.stations[index], words[index], LEGS[index]];
  if (!station || !said || !leg) return "";
  const seen = between(turn, leg.arrives, leg.arrives + 0.03);
  if (seen === 0) return "";
  const { letters, size } = cut;
  const left = x + station.words[0];
  const room = (station.anchor === "start" ? size.width - left : left) - MARGIN;
  const place = (line: number): Point => [left, y + station.words[1] + line * letters.title * 1.08];
  const lines = [
    drawLine(said.time, letters.time, place(0), station.anchor, palette.ochreBright),
    drawLine(said.title, fitting(said.title, letters.title, room), place(1), station.anchor, palette.limestone),
  ];
  return `<g opacity="${short(seen)}">${lines.join("")}</g>`;
}

/** A week of the diary: days across, hours down, and what is taken already. */
const WEEK = {
  days: ["M", "T", "W", "T", "F"],
  hours: 4,
  taken: ["0 0", "0 1", "1 0", "1 2", "2 1", "2 2", "3 2", "4 0", "4 3", "0 3"],
  booked: "3 0",
} as const;

function drawDiary({ diary: { at: offset, cell }, letters }: Cut, [x, y]: Point, turn: number): string {
  const seen = between(turn, DIARY.from, DIARY.from + 0.05);
  if (seen === 0) return "";
  const { days, hours } = WEEK;
  const [left, top] = [x + offset[0], y + offset[1]];
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
      letters.day,
      [left + (day + 0.5) * cell.width, top - 12],
      "middle",
      day === 3 ? palette.ochreBright : palette.limestone,
    ),
  );
  return `<g opacity="${short(seen)}">${cells.join("")}${names.join("")}</g>`;
}

/** It gets light from the right while the plumber reads. */
function drawDawn({ width, height }: Size, turn: number): string {
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
  return `<linearGradient id="d" x1="0" y1="1" x2="1" y2="0">${stops.join("")}</linearGradient><path fill="url(#d)" d="M0 0h${width}v${height}H0z"/>`;
}

/** The enquiry's way, from the caller to the diary and on to the one who does the work. */
function drawStory(scene: Scene, route: readonly Point[], turn: number): string {
  const opacity = short(1 - between(turn, END.from, END.to));
  const [, , diary] = route;
  const drawing = [
    drawWay(route, turn),
    diary ? drawDiary(scene.cut, diary, turn) : "",
    ...route.map((station, index) => drawStation(station, index, turn)),
    drawTalk(route, turn),
    ...route.map((station, index) => drawWords(scene, station, index, turn)),
  ];
  return `<g stroke="${MARKS.line}" stroke-width="3" fill="${MARKS.ground}" opacity="${opacity}">${drawing.join("")}</g>`;
}

/**
 * Draws one moment of the film.
 *
 * @param scene the film
 * @param turn the share of the loop that has gone by; 1 is the same moment as 0
 * @returns an SVG document of the cut's size
 */
export function filmFrame(scene: Scene, turn: number): string {
  const { cut } = scene;
  const moment = turn % 1;
  const route = cut.stations.map(({ at }) => at);
  const paper = `<path fill="${palette.night}" d="M0 0h${cut.size.width}v${cut.size.height}H0z"/>`;
  const drawing = drawLandscape(scene, moment) + drawDawn(cut.size, moment) + drawStory(scene, route, moment);
  return document(cut.size, 1, paper + drawing);
}
