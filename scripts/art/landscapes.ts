import { writeFile } from "node:fs/promises";
import { bandHeight, coverLand, page } from "../guide/design.ts";
import { SHEETS_FILE, type SheetLines, type Sheets } from "../guide/sheets.ts";
import { LANDSCAPE, LANDSCAPE_PRECISION, LANDSCAPES, LANDSCAPES_FILE, type Landscape } from "../pictures/landscapes.ts";
import { contours } from "./contours.ts";
import { placed, summits, type Terrain, terrain } from "./terrain.ts";

/** Draws the lands that illustrations and share pictures show, and those of guides, for the build to choose from. */
export async function drawLandscapes(): Promise<void> {
  const lands: Landscape[] = [];
  for (let number = 0; number < LANDSCAPES; number += 1) lands.push(await drawLandscape(`land ${number}`));
  await writeFile(LANDSCAPES_FILE, `${JSON.stringify(lands, null, 2)}\n`);
  await writeFile(SHEETS_FILE, `${JSON.stringify(await drawSheets(), null, 2)}\n`);
}

async function drawLandscape(seed: string): Promise<Landscape> {
  const { width, height } = LANDSCAPE;
  const land = await terrain(seed);
  const place = placed(land, { size: LANDSCAPE, zoom: 1, centre: [0, 0] });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const detail = { interval: 1 / 15, from: -2, to: 14, spacing: 60, shortest: 200, precision: LANDSCAPE_PRECISION };
  const inner = { left: 110, top: 110, right: width - 110, bottom: height - 110 };
  return {
    bands: contours(land.field, { ...detail, frame, place }),
    summits: summits(land, place, { box: inner, count: 7, apart: 170 }).map(([x, y]) => [x, y]),
  };
}

/** How far the sheets of two chapters lie apart, and how many there are before the first is used again. */
const BANDS = { apart: 0.3, count: 6 } as const;

/** The cover of guides, and other parts of one land for their chapters. */
async function drawSheets(): Promise<Sheets> {
  const { width, height } = page;
  const [cover, land] = [await terrain("willunga"), await terrain("guide")];
  const band = (number: number): SheetLines => {
    const latitude = BANDS.apart * (((number + 1) % BANDS.count) - (BANDS.count - 1) / 2);
    return drawSheet(land, { latitude, height: bandHeight, zoom: 0.62, top: 0 });
  };
  return {
    cover: drawSheet(cover, { latitude: 0, height, zoom: 0.9, top: coverLand }),
    bands: [band(0), ...Array.from({ length: BANDS.count - 1 }, (_, index) => band(index + 1))],
  };

  function drawSheet(shown: Terrain, { latitude, height, zoom, top }: Sheet): SheetLines {
    const view = { size: { width, height }, zoom: (zoom * width) / height, centre: [0, latitude] } as const;
    const options = { interval: 1 / 18, from: -2, to: 18, spacing: 40, shortest: 90, precision: 1 };
    const frame = { left: 0, top, right: width, bottom: height };
    const lines = contours(shown.field, { ...options, frame, place: placed(shown, view) });
    return {
      thin: lines.filter(({ index }) => !index).map(({ path }) => path),
      heavy: lines.filter(({ index }) => index).map(({ path }) => path),
    };
  }
}

interface Sheet {
  /** How far below the land's middle that of the sheet lies, in halves of the land. */
  readonly latitude: number;
  /** In points. */
  readonly height: number;
  /** How near the land is: 1 shows a whole one across the sheet's width. */
  readonly zoom: number;
  /** Where lines begin. */
  readonly top: number;
}
