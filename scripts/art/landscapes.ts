import { writeFile } from "node:fs/promises";
import { LANDSCAPE, LANDSCAPE_PRECISION, LANDSCAPES, LANDSCAPES_FILE, type Landscape } from "../pictures/landscapes.ts";
import { contours } from "./contours.ts";
import { placed, summits, type Terrain, terrain } from "./terrain.ts";

/** Contour lines of a sheet, as path data in points; every fifth line is one of the heavy ones. */
interface SheetLines {
  readonly thin: readonly string[];
  readonly heavy: readonly string[];
}

/**
 * What guides (scripts/guide/guide.typ) have drawn: the landscape of the cover, and those above chapters, in their order; after the last
 * comes the first again. Lengths are in points: A4, where the cover's landscape begins, and how high the band above a chapter's title is.
 */
const GUIDE = { width: 595.28, height: 841.89, coverLandscape: 424, bandHeight: 164 } as const;
const GUIDE_FILE = "scripts/guide/sheets.json";

/** Draws the landscapes that illustrations and share pictures show, and those of guides, for the build to choose from. */
export async function drawLandscapes(): Promise<void> {
  const landscapes: Landscape[] = [];
  for (let number = 0; number < LANDSCAPES; number += 1) landscapes.push(await drawLandscape(`land ${number}`));
  await writeFile(LANDSCAPES_FILE, `${JSON.stringify(landscapes, null, 2)}\n`);
  await writeFile(GUIDE_FILE, `${JSON.stringify(await drawSheets(), null, 2)}\n`);
}

async function drawLandscape(seed: string): Promise<Landscape> {
  const { width, height } = LANDSCAPE;
  const landscape = await terrain(seed);
  const place = placed(landscape, { size: LANDSCAPE, zoom: 1, centre: [0, 0] });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const detail = { interval: 1 / 15, from: -2, to: 14, spacing: 60, shortest: 200, precision: LANDSCAPE_PRECISION };
  const inner = { left: 110, top: 110, right: width - 110, bottom: height - 110 };
  return {
    bands: contours(landscape.field, { ...detail, frame, place }),
    summits: summits(landscape, place, { box: inner, count: 7, apart: 170 }).map(([x, y]) => [x, y]),
  };
}

/** How far the sheets of two chapters lie apart, and how many there are before the first is used again. */
const BANDS = { apart: 0.3, count: 6 } as const;

/** The cover of guides, and other parts of one landscape for their chapters. */
async function drawSheets() {
  const { width, height, coverLandscape, bandHeight } = GUIDE;
  const [cover, landscape] = [await terrain("willunga"), await terrain("guide")];
  const band = (number: number): SheetLines => {
    const latitude = BANDS.apart * (((number + 1) % BANDS.count) - (BANDS.count - 1) / 2);
    return drawSheet(landscape, { latitude, height: bandHeight, zoom: 0.62, top: 0 });
  };
  return {
    ...GUIDE,
    cover: drawSheet(cover, { latitude: 0, height, zoom: 0.9, top: coverLandscape }),
    bands: Array.from({ length: BANDS.count }, (_, number) => band(number)),
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
  /** How far below the landscape's middle that of the sheet lies, in halves of the landscape. */
  readonly latitude: number;
  /** In points. */
  readonly height: number;
  /** How near the landscape is: 1 shows a whole one across the sheet's width. */
  readonly zoom: number;
  /** Where lines begin. */
  readonly top: number;
}
