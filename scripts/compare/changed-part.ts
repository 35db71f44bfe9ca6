import sharp from "sharp";

/** Rows of pixels, from one to before another. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The part of a page that changed, in the picture before and in the one after. */
interface ChangedPart {
  readonly before: Rows;
  readonly after: Rows;
}

/** A picture with its pixels. */
interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Shown above and below what changed, in pixels. */
const MARGIN = 80;

/** @returns the rows between the first and the last that differ, with some around them, in each of two pictures of the same width */
export async function changedPart(before: Buffer, after: Buffer): Promise<ChangedPart> {
  const [first, second] = [await pixels(before), await pixels(after)];
  const least = Math.min(first.height, second.height);
  let top = 0;
  while (top < least && row(first, top).equals(row(second, top))) top += 1;
  let bottom = 0;
  const most = least - top;
  while (bottom < most && row(first, first.height - 1 - bottom).equals(row(second, second.height - 1 - bottom))) {
    bottom += 1;
  }
  const around = ({ height }: Raster): Rows => ({
    from: Math.max(0, top - MARGIN),
    to: Math.min(height, height - bottom + MARGIN),
  });
  return { before: around(first), after: around(second) };
}

/** @returns those rows of a picture */
export async function cropped(picture: Buffer, { from, to }: Rows): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: from, width, height: to - from })
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
