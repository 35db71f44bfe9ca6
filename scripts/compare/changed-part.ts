import sharp from "sharp";

/** Rows of pixels, from one to before another. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The parts of a page that changed, in the picture before and in the one after. */
interface ChangedParts {
  readonly before: readonly Rows[];
  readonly after: readonly Rows[];
}

/** A picture with its pixels. */
interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Shown above and below what changed, in pixels. */
const MARGIN = 80;

/** What is the same between two parts is left out from this height on. */
const GAP = 4 * MARGIN;

/**
 * @returns the rows that differ, with some around them, in each of two pictures of the same width; of pages of different heights all
 * between the first and the last
 */
export async function changedParts(before: Buffer, after: Buffer): Promise<ChangedParts> {
  const [first, second] = [await pixels(before), await pixels(after)];
  const least = Math.min(first.height, second.height);
  let top = 0;
  while (top < least && row(first, top).equals(row(second, top))) top += 1;
  let bottom = 0;
  const most = least - top;
  while (bottom < most && row(first, first.height - 1 - bottom).equals(row(second, second.height - 1 - bottom))) {
    bottom += 1;
  }
  if (first.height === second.height) {
    const rows = differing(first, second, { from: top, to: first.height - bottom }).map((each) => around(each, first));
    return { before: rows, after: rows };
  }
  const between = (picture: Raster) => [around({ from: top, to: picture.height - bottom }, picture)];
  return { before: between(first), after: between(second) };
}

function around({ from, to }: Rows, { height }: Raster): Rows {
  return { from: Math.max(0, from - MARGIN), to: Math.min(height, to + MARGIN) };
}

function differing(first: Raster, second: Raster, { from, to }: Rows): Rows[] {
  const found: { from: number; to: number }[] = [];
  for (let at = from; at < to; at += 1) {
    if (row(first, at).equals(row(second, at))) continue;
    const last = found.at(-1);
    if (last && at - last.to < GAP) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  }
  return found;
}

/** Between parts of a picture, in pixels. */
const LINE = 12;

/** @returns those rows of a picture, one part below the other, with a line between them */
export async function cropped(picture: Buffer, parts: readonly Rows[]): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let height = 0;
  for (const { from, to } of parts) {
    const input = await sharp(picture)
      .extract({ left: 0, top: from, width, height: to - from })
      .png()
      .toBuffer();
    placed.push({ input, left: 0, top: height });
    height += to - from + LINE;
  }
  return sharp({ create: { width, height: height - LINE, channels: 3, background: "#c0267e" } })
    .composite(placed)
    .png()
    .toBuffer();
}

async function pixels(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function row({ data, width }: Raster, at: number): Buffer {
  return data.subarray(at * width * 4, (at + 1) * width * 4);
}
