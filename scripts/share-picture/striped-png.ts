import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * A picture of at most 256 colours, as a PNG whose rows are compressed in strips, each by itself: where letters are put
 * upon some rows, only their strips are compressed anew.
 */
export interface StripedPng {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour. */
  readonly palette: Buffer;
  /** For each pixel its colour's number, row by row; before each row stands a zero, by which PNG says "as it is". */
  readonly rows: Buffer;
  /** For each strip its chunk of the file. */
  readonly strips: readonly Buffer[];
  readonly checksum: Checksum;
}

/** Adler's checksum of all rows, in its two halves: it ends the file. */
interface Checksum {
  readonly low: number;
  readonly high: number;
}

/** A strip has so many rows: few, so that a title touches few others, and enough to be compressed well. */
const STRIP_ROWS = 30;

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Eight bits a pixel, which are numbers of colours. */
const INDEXED = Buffer.from([8, 3, 0, 0, 0]);
/** The two bytes before compressed data, and the empty block that ends it. */
const STREAM_START = Buffer.from([0x78, 0x01]);
const STREAM_END = Buffer.from([0x03, 0x00]);
const ADLER_MODULUS = 65_521;

const SMALL = { level: 9, memLevel: 9 } as const;
/**
 * Flat areas and thin lines are runs of one colour: to look for anything else takes twice as long and gains nothing. What comes of it
 * fits one piece of memory.
 */
const QUICK = { level: 1, strategy: constants.Z_RLE, chunkSize: 65_536 } as const;

/** @returns where a pixel stands in the rows */
export function offsetOf({ width }: Pick<StripedPng, "width">, x: number, y: number): number {
  return y * (width + 1) + 1 + x;
}

/**
 * Makes a picture of its pixels.
 * @param pixels for each its colour's number
 * @param palette red, green and blue of each colour
 */
export function stripedPng(pixels: Buffer, width: number, palette: Buffer): StripedPng {
  const height = pixels.length / width;
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) pixels.copy(rows, offsetOf({ width }, 0, y), y * width, (y + 1) * width);
  const picture = { width, height, palette, rows, strips: [], checksum: checksumOf(rows) };
  return {
    ...picture,
    strips: stripNumbers(picture).map((strip) => stripChunk(picture, rows, strip, strip + 1, SMALL)),
  };
}

function stripNumbers({ height }: Pick<StripedPng, "height">): number[] {
  return [...Array(Math.ceil(height / STRIP_ROWS)).keys()];
}

function stripChunk({ width }: StripedPng, rows: Buffer, first: number, end: number, options: object): Buffer {
  const length = STRIP_ROWS * (width + 1);
  // Flushed, so that nothing in one strip refers to another.
  const data = deflateRawSync(rows.subarray(first * length, end * length), {
    ...options,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return chunk("IDAT", data);
}

function checksumOf(rows: Buffer): Checksum {
  let [low, high] = [1, 0];
  for (const byte of rows) {
    low = (low + byte) % ADLER_MODULUS;
    high = (high + low) % ADLER_MODULUS;
  }
  return { low, high };
}

/** Pixels that are put upon pictures of one width together, such as those of a letter, in the order of their places. */
export interface Stamp {
  /**
   * Its pixels as runs of one ink, three numbers for each: how far its first pixel stands from the first one of the stamp's box, in a
   * picture's rows; how many pixels it has; its ink.
   */
  readonly runs: Int32Array;
}

/**
 * Makes a stamp.
 * @param inks for each pixel of a box the number of its ink; 0 leaves a pixel as it is
 * @param width the box's width
 * @param picture the width of the pictures that it is for
 */
export function stampOf(inks: Uint8Array, width: number, picture: Pick<StripedPng, "width">): Stamp {
  const line = offsetOf(picture, 0, 1) - offsetOf(picture, 0, 0);
  const runs: number[] = [];
  for (let at = 0; at < inks.length; ) {
    const [ink = 0, x] = [inks[at], at % width];
    let end = at + 1;
    while (end < at - x + width && inks[end] === ink) end += 1;
    if (ink !== 0) runs.push(Math.floor(at / width) * line + x, end - at, ink);
    at = end;
  }
  return { runs: Int32Array.from(runs) };
}

/** A picture that is being drawn upon. The checksum is kept up to date: to sum up all rows would take longer than to draw. */
export class Drawing {
  readonly picture: StripedPng;
  readonly #rows: Buffer;
  #low: number;
  #high: number;
  #from: number;
  #to = 0;

  /** @param rows where the new rows are kept; as long as the picture's */
  constructor(picture: StripedPng, rows: Buffer = Buffer.alloc(picture.rows.length)) {
    picture.rows.copy(rows);
    this.picture = picture;
    this.#rows = rows;
    this.#low = picture.checksum.low;
    this.#high = picture.checksum.high;
    this.#from = rows.length;
  }

  /**
   * Changes pixels. Nearly all of the time is spent here, hence the plain loops and what they add up: a byte counts for the checksum's
   * upper half as often as there are bytes from it to the end, which is in sums of the changes so far.
   * @param corner where the stamp's first pixel comes to stand (`offsetOf`)
   * @param colours the number of the colour of each of the stamp's inks
   */
  put({ runs }: Stamp, corner: number, colours: readonly number[]): void {
    const rows = this.#rows;
    for (let run = 0; run < runs.length; run += 3) {
      const from = corner + (runs[run] ?? 0);
      const to = from + (runs[run + 1] ?? 0);
      const colour = colours[runs[run + 2] ?? 0] ?? 0;
      let [change, changes] = [0, 0];
      for (let at = from; at < to; at += 1) {
        change += colour - (rows[at] ?? 0);
        changes += change;
        rows[at] = colour;
      }
      this.#low += change;
      this.#high += changes + change * (rows.length - to);
    }
    const [first = 0, last = first] = [runs.at(0), runs.at(-3)];
    this.#from = Math.min(this.#from, corner + first);
    this.#to = Math.max(this.#to, corner + last);
  }

  /** @returns the picture as it is now, to be drawn upon again */
  finish(): StripedPng {
    const [first, end] = this.#changedStrips();
    const strips = this.picture.strips.map((known, strip) =>
      strip < first || strip >= end ? known : stripChunk(this.picture, this.#rows, strip, strip + 1, SMALL),
    );
    return { ...this.picture, rows: this.#rows, strips, checksum: this.#checksum() };
  }

  /** @returns the picture as a PNG */
  encode(): Buffer {
    const [first, end] = this.#changedStrips();
    const { strips } = this.picture;
    const drawn = first < end ? [stripChunk(this.picture, this.#rows, first, end, QUICK)] : [];
    return file(this.picture, [...strips.slice(0, first), ...drawn, ...strips.slice(end)], this.#checksum());
  }

  #changedStrips(): [first: number, end: number] {
    const length = STRIP_ROWS * (this.picture.width + 1);
    const first = Math.floor(this.#from / length);
    return [first, Math.max(first, Math.floor(this.#to / length) + 1)];
  }

  #checksum(): Checksum {
    return { low: modulo(this.#low), high: modulo(this.#high) };
  }
}

function modulo(sum: number): number {
  return ((sum % ADLER_MODULUS) + ADLER_MODULUS) % ADLER_MODULUS;
}

/** @returns the picture as a PNG */
export function encodePng(picture: StripedPng): Buffer {
  return file(picture, picture.strips, picture.checksum);
}

function file({ width, height, palette }: StripedPng, strips: readonly Buffer[], { low, high }: Checksum): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(high, 0);
  sum.writeUInt16BE(low, 2);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([size, INDEXED])),
    chunk("PLTE", palette),
    chunk("IDAT", STREAM_START),
    ...strips,
    chunk("IDAT", Buffer.concat([STREAM_END, sum])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, "latin1");
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/**
 * Reads a picture that `encodePng` wrote.
 * @throws Error if it is another PNG
 */
export function decodeStripedPng(png: Buffer): StripedPng {
  const chunks = [...chunksOf(png)];
  const [header, palette, start, ...rest] = chunks;
  const strips = rest.slice(0, -2);
  const end = rest.at(-2)?.data;
  if (header?.data.subarray(8).equals(INDEXED) !== true || !start?.data.equals(STREAM_START) || !palette || !end) {
    throw new Error("This PNG was not written in strips.");
  }
  return {
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    palette: palette.data,
    rows: Buffer.concat(strips.map(({ data }) => inflateRawSync(data, { finishFlush: constants.Z_FULL_FLUSH }))),
    strips: strips.map(({ whole }) => whole),
    checksum: { high: end.readUInt16BE(STREAM_END.length), low: end.readUInt16BE(STREAM_END.length + 2) },
  };
}

function* chunksOf(png: Buffer): Generator<{ readonly whole: Buffer; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    yield { whole: png.subarray(at, end), data: png.subarray(at + 8, end - 4) };
    at = end;
  }
}
