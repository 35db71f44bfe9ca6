import sharp from "sharp";
import { expect, test } from "vitest";
import { changedParts, cropped } from "./changed-part.ts";

const HEIGHT = 1000;

/** A page with parts of other colours at some heights. */
const page = (height: number, parts: readonly (readonly [top: number, height: number])[]) =>
  sharp({ create: { width: 10, height, channels: 3, background: "#fff" } })
    .composite(
      parts.map(([top, tall]) => ({
        input: { create: { width: 10, height: tall, channels: 3, background: "#123" } },
        top,
        left: 0,
      })),
    )
    .png()
    .toBuffer();

test("What changed is shown with some of the page around it", async () => {
  const [before, after] = [
    await page(HEIGHT, [[100, 20]]),
    await page(HEIGHT, [
      [100, 20],
      [500, 40],
    ]),
  ];
  const part = await changedParts(before, after);

  expect(part).toEqual({ before: [{ from: 420, to: 620 }], after: [{ from: 420, to: 620 }] });
  expect((await sharp(await cropped(after, part.after)).metadata()).height).toBe(200);
});

test("A page that got longer shows what was put in, and not what moved down", async () => {
  const before = await page(HEIGHT, [
    [100, 20],
    [700, 20],
  ]);
  const after = await page(HEIGHT + 300, [
    [100, 20],
    [1000, 20],
  ]);
  const part = await changedParts(before, after);

  const [old, young] = [part.before[0], part.after[0]];

  expect(young && old && young.to - young.from - (old.to - old.from)).toBe(300);
  expect(young?.to).toBeLessThan(HEIGHT + 300);
});

test("What is the same between two changes far apart is left out", async () => {
  const before = await page(HEIGHT, []);
  const after = await page(HEIGHT, [
    [100, 20],
    [130, 10],
    [800, 20],
  ]);
  const part = await changedParts(before, after);

  expect(part.after).toEqual([
    { from: 20, to: 220 },
    { from: 720, to: 900 },
  ]);
  expect((await sharp(await cropped(after, part.after)).metadata()).height).toBe(200 + 180 + 12);
});
