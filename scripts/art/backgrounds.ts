import { writeFile } from "node:fs/promises";
import { type BackgroundVariant, backgroundAddress, HERO_LANDSCAPES } from "../../src/layout/background-address.ts";
import { HERO_FADE } from "../../src/layout/hero-fade.ts";
import { palette } from "../../src/theme/colours.ts";
import type { Colour } from "../pictures/colour.ts";
import { circle, document, drawPoint, type Point, short } from "../pictures/svg.ts";
import { contours } from "./contours.ts";
import { type Plan, placed, summits, type Terrain, terrain, type View } from "./terrain.ts";

/** Two pictures for each place, one over the other and of the same size: thin lines, and heavier ones with survey points. */
const LAYERS = ["lines", "marks"] as const;
type Layer = (typeof LAYERS)[number];

/** Opacity at a share of the picture's width. */
type Stop = readonly [at: number, opacity: number];

interface Background {
  readonly seed: string;
  readonly plan: Plan;
  readonly view: View;
  readonly detail: {
    readonly interval: number;
    readonly spacing: number;
    readonly shortest: number;
    readonly precision: number;
  };
  readonly line: Colour;
  readonly point: Colour;
  readonly stations: number;
  /** Where anything is seen, in shares of the picture's width. */
  readonly seen: readonly (readonly [from: number, to: number])[];
  /** How strongly each layer is drawn, across the picture: text has a quiet ground. */
  readonly fade: Record<Layer, readonly Stop[]>;
}

/** The landscapes of the heroes: pages that link to each other should not look alike. The fifth has the fewest lines, because the case studies have the most words. */
const heroLandscapes: readonly Pick<Background, "seed" | "plan">[] = [
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

const BROAD = { interval: 1 / 16, spacing: 70, shortest: 260, precision: 2 };

/** A hero's lines are part of the page, where every byte delays its first paint: as few lines as a slope needs. */
const HERO = { ...BROAD, interval: 1 / 14, spacing: 126, precision: 1 };

const backgrounds: Record<BackgroundVariant, Background> = {
  hero: {
    seed: "willunga",
    plan: { landform: "coast", angle: 0.25 },
    view: { size: { width: 1600, height: 900 }, zoom: 1, centre: [-0.1, 0] },
    detail: HERO,
    line: palette.eucalyptusBright,
    point: palette.ochreBright,
    stations: 3,
    seen: [[0.12, 1]],
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
    seen: [[0.4, 1]],
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
    seen: [
      [0, 0.36],
      [0.64, 1],
    ],
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

function drawFade(stops: readonly Stop[], colour: Colour, width: number): string {
  const drawn = stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return `<linearGradient id="f" gradientUnits="userSpaceOnUse" x2="${width}">${drawn.join("")}</linearGradient>`;
}

/** @returns the `d` of a layer's lines; what fades out is left out */
function tracePath(landscape: Terrain, layer: Layer, { view, detail, seen }: Background): string {
  const { width, height } = view.size;
  return seen
    .flatMap(([from, to]) => {
      const frame = { left: from * width, top: 0, right: to * width, bottom: height };
      const steps = { from: -2, to: Math.floor(1 / detail.interval) };
      return contours(landscape.field, { ...detail, ...steps, frame, place: placed(landscape, view) });
    })
    .filter(({ index }) => index === (layer === "marks"))
    .map(({ path }) => path)
    .join("");
}

/** A line from station to station, and a cross at its end. They keep clear of the words, and to the middle: a low part of a page shows no more. */
function drawStations(landscape: Terrain, { view, detail: { precision }, point, stations }: Background): string {
  const { width, height } = view.size;
  const box = { left: width * 0.64, top: height * 0.26, right: width - 90, bottom: height * 0.74 };
  const found = summits(landscape, placed(landscape, view), { box, count: stations, apart: 200 });
  const line = found.toSorted(([a], [b]) => a - b).map(([x, y]): Point => [x * precision, y * precision]);
  const end = line.at(-1);
  if (!end) return "";
  const path = `<path fill="none" d="M${line.map((station) => station.join(" ")).join("L")}"/>`;
  const rings = line.slice(0, -1).map((station) => circle(station, 4.2 * precision));
  const pen = `stroke="${point}" stroke-width="${short(1.6 * precision)}" fill="${palette.night}"`;
  return `<g ${pen}>${line.length > 1 ? path : ""}${rings.join("")}${drawPoint(end, { line: point, point, ground: palette.night }, precision)}</g>`;
}

/** @returns a layer on a transparent ground, an SVG document */
function drawLayer(landscape: Terrain, layer: Layer, settings: Background, path: string): string {
  const { view, detail, line, fade } = settings;
  const fading = drawFade(fade[layer], line, view.size.width * detail.precision);
  const width = short(detail.precision * (layer === "marks" ? 1.6 : 1));
  const lines = `<path fill="none" stroke="url(#f)" stroke-width="${width}" d="${path}"/>`;
  const points = layer === "marks" ? drawStations(landscape, settings) : "";
  return document(view.size, detail.precision, fading + lines + points);
}

/** Where the lines of all heroes are kept for the pages that contain them. */
const HERO_LINES_FILE = "src/layout/hero-lines.json";

/** Draws the decorative backgrounds into public/, and the lines of heroes once more for the pages that have them in themselves. */
export async function drawBackgrounds(): Promise<void> {
  for (const name of ["section", "cta"] as const) await draw(name, 0, backgrounds[name]);
  const heroes: string[] = [];
  for (const [number, landscape] of heroLandscapes.slice(0, HERO_LANDSCAPES).entries())
    heroes.push(await draw("hero", number, { ...backgrounds.hero, ...landscape }));
  await writeFile(HERO_LINES_FILE, `${JSON.stringify(heroes, null, 2)}\n`);
}

/** @returns the `d` of its thin lines */
async function draw(name: BackgroundVariant, number: number, settings: Background): Promise<string> {
  const landscape = await terrain(settings.seed, settings.plan);
  const [lines, marks] = [tracePath(landscape, "lines", settings), tracePath(landscape, "marks", settings)];
  await writeFile(`public${backgroundAddress(name, "lines", number)}`, drawLayer(landscape, "lines", settings, lines));
  await writeFile(`public${backgroundAddress(name, "marks", number)}`, drawLayer(landscape, "marks", settings, marks));
  return lines;
}
