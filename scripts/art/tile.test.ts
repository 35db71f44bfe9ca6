import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingNames } from "../../schemas/drawings.ts";
import { industryTiles } from "../../src/content/lists/industry-tiles.server.ts";
import { content } from "../../tests/support/site.ts";

const fileOf = (drawing: string) => `public/images/tiles/${drawing}.svg`;

/** @returns the luminance (0 to 1, as contrast is measured) of each pixel of a drawing as a telephone shows it, darkest first */
async function luminances(drawing: string): Promise<number[]> {
  const pixels = await sharp(fileOf(drawing)).resize(120, 90).removeAlpha().raw().toBuffer();
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const part = (pixel: number, channel: number) => linear((pixels[3 * pixel + channel] ?? 0) / 255);
  return Array.from(
    { length: 120 * 90 },
    (_, pixel) => 0.2126 * part(pixel, 0) + 0.7152 * part(pixel, 1) + 0.0722 * part(pixel, 2),
  ).sort((a, b) => a - b);
}

const shareAt = (values: readonly number[], share: number) => values[Math.round(share * (values.length - 1))] ?? 0;

test.each(drawingNames)("the drawing of a %s is light, stands out at 120 px, and is small", async (drawing) => {
  const values = await luminances(drawing);
  expect(shareAt(values, 0.5)).toBeGreaterThan(0.1);
  expect((shareAt(values, 0.95) + 0.05) / (shareAt(values, 0.05) + 0.05)).toBeGreaterThan(4.5);
  expect(readFileSync(fileOf(drawing)).length).toBeLessThan(5000);
});

test("each industry has a drawing that no other has, and a picture of its own in it", () => {
  const { own, others } = industryTiles(content);
  const shown = [...own, ...others].map(({ drawing }) => drawing);
  expect(new Set(shown).size).toBe(shown.length);
  expect(new Set(drawingNames.map((drawing) => readFileSync(fileOf(drawing), "utf8"))).size).toBe(drawingNames.length);
});
