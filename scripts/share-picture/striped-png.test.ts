import sharp from "sharp";
import { expect, test } from "vitest";
import { LANDS } from "../contours/lands.ts";
import { drawGround, keptGround } from "./grounds.ts";
import { Drawing, decodeStripedPng, encodePng, offsetOf, stampOf, stripedPng } from "./striped-png.ts";

const [WIDTH, HEIGHT] = [70, 100];
const PALETTE = Buffer.from([0, 0, 0, 255, 255, 255, 200, 100, 50]);
const CROSS = stampOf(Uint8Array.of(0, 1, 0, 1, 2, 1, 0, 1, 0), 3, { width: WIDTH });
const INKS = [0, 1, 2];

const plain = () => stripedPng(Buffer.alloc(WIDTH * HEIGHT), WIDTH, PALETTE);

/** Stripes with a cross upon them, as numbers of colours. */
function withCrosses(...corners: readonly (readonly [x: number, y: number])[]): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  for (const [x, y] of corners) {
    for (const [across, down, colour] of [
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 2],
      [2, 1, 1],
      [1, 2, 1],
    ] as const) {
      pixels[(y + down) * WIDTH + x + across] = colour;
    }
  }
  return pixels;
}

/** @returns what a decoder that checks every checksum sees */
async function seen(png: Buffer): Promise<Buffer> {
  return sharp(png, { failOn: "warning" }).removeAlpha().raw().toBuffer();
}

const whole = (pixels: Buffer) =>
  Buffer.concat([...pixels].map((number) => PALETTE.subarray(3 * number, 3 * number + 3)));

test("letters upon some rows give the picture that would be drawn as a whole", async () => {
  // In the first strip, across two strips, in the last and shortest one.
  const corners = [
    [0, 0],
    [30, 28],
    [67, 97],
  ] as const;
  for (const some of [corners.slice(0, 1), corners.slice(1, 2), corners]) {
    const drawing = new Drawing(plain());
    for (const [x, y] of some) drawing.put(CROSS, offsetOf(plain(), x, y), INKS);
    const expected = whole(withCrosses(...some));
    expect(await seen(drawing.encode())).toEqual(expected);
    expect(await seen(encodePng(drawing.finish()))).toEqual(expected);
    expect(drawing.encode().length).toBeGreaterThan(0);
  }
});

test("a picture that nobody drew upon stays as it is, and one that was read again is the same", async () => {
  const picture = stripedPng(withCrosses([10, 40]), WIDTH, PALETTE);
  expect(new Drawing(picture).encode()).toEqual(encodePng(picture));
  expect(encodePng(decodeStripedPng(encodePng(picture)))).toEqual(encodePng(picture));
  expect(decodeStripedPng(encodePng(picture)).rows).toEqual(picture.rows);
});

test("the checksum is that of all rows, after letters upon letters too", () => {
  const drawing = new Drawing(plain());
  for (const x of [5, 6, 5]) drawing.put(CROSS, offsetOf(plain(), x, 50), INKS);
  const { rows, checksum } = drawing.finish();
  let [low, high] = [1, 0];
  for (const byte of rows) [low, high] = [(low + byte) % 65_521, (high + low + byte) % 65_521];
  expect(checksum).toEqual({ low, high });
});

test("another program's PNG is refused", async () => {
  const other = await sharp(Buffer.alloc(12), { raw: { width: 2, height: 2, channels: 3 } })
    .png()
    .toBuffer();
  expect(() => decodeStripedPng(other)).toThrow(/not written in strips/);
});

test("the grounds are as they are drawn; node scripts/make-share-grounds.ts draws them anew", async () => {
  for (let land = 0; land < LANDS; land += 1) {
    const [kept, drawn] = [keptGround(land), await drawGround(land)];
    expect(kept.rows.equals(drawn.rows) && kept.palette.equals(drawn.palette), `ground ${land}`).toBe(true);
  }
}, 60_000);
